import { defineField } from '@sanity/types';
import { FORM_FIELDS } from '../choices';
import { amount, choice, items, line, lines, picture, texts } from '../fields';
import { module, requiredHeading } from './module';

const formFields = items(
  'fields',
  'Fields',
  [
    defineField({
      name: 'name',
      title: 'Name in the message',
      type: 'string',
      description: 'Letters and digits, such as firstName; each name once.',
      validation: rule => rule.required().regex(/^[A-Za-z][A-Za-z0-9]*$/, { name: 'name' }),
    }),
    line('label', 'Label', { isRequired: true }),
    choice('kind', 'Kind', FORM_FIELDS, { description: 'text if empty.' }),
    defineField({ name: 'isRequired', title: 'Must be filled in', type: 'boolean' }),
    amount('minLength', 'Least characters'),
    amount('maxLength', 'Most characters', { least: 1 }),
    texts('options', 'What to choose from', { description: 'For the kind select.' }),
    line('note', 'Hint below the field'),
    line('autoComplete', 'What browsers fill in', { description: 'Such as given-name, email.' }),
  ],
  { titleFrom: 'label', isRequired: true },
);

/** Modules with something to fill in. */
export const FORM_MODULES = [
  module({
    name: 'formModule',
    title: 'Form',
    description: 'A form that editors compose; its answers arrive as a lead.',
    fields: [
      line('form', 'Name of the form', {
        description: 'Under which its answers arrive, such as consultation.',
        isRequired: true,
      }),
      requiredHeading,
      lines('body', 'Text'),
      picture('image', 'Picture'),
      formFields,
      line('submitLabel', 'Words of the button', { isRequired: true }),
      line('successHeading', 'Heading afterwards', { isRequired: true }),
      lines('successBody', 'Text afterwards'),
    ],
  }),
  module({
    name: 'newsletterModule',
    title: 'Newsletter',
    description: 'Sign-up for email updates, with a code for a discount.',
    fields: [
      requiredHeading,
      lines('body', 'Text'),
      picture('image', 'Picture'),
      line('code', 'Discount code', { description: 'Shown after the sign-up.' }),
    ],
  }),
  module({
    name: 'dealerSearchModule',
    title: 'Search for dealers',
    description: 'A field for the postal code that leads to the dealers. Brands with dealers only.',
    fields: [requiredHeading, lines('body', 'Text'), picture('image', 'Picture')],
  }),
];
