import { defineField } from '@sanity/types';
import { COUNTRIES, CURRENCIES, WAYS_TO_PAY, WORDING_GROUPS } from '../choices';
import { shopDocument } from '../document-fields';
import {
  amount,
  choice,
  group,
  items,
  LABELLED,
  labelledLink,
  labelledLinks,
  line,
  lines,
  link,
  picture,
} from '../fields';
import { LANGUAGES } from '../choices';

const AMOUNT = /^\d+\.\d{2}$/;

const amounts = (name: string, title: string) =>
  group(
    name,
    title,
    CURRENCIES.map(currency =>
      defineField({
        name: currency,
        title: currency,
        type: 'string',
        validation: rule => rule.regex(AMOUNT, { name: 'amount such as 75.00' }),
      }),
    ),
    { description: 'Such as 75.00, without a currency sign.' },
  );

const countryShippingRates = items(
  'countryShippingRates',
  'Shipping in countries with a price of their own',
  [
    choice('country', 'Country', COUNTRIES, { isRequired: true }),
    defineField({
      name: 'amount',
      title: 'Shipping',
      type: 'string',
      description: 'Such as 8.95, in the currency of the country.',
      validation: rule => rule.required().regex(AMOUNT, { name: 'amount such as 75.00' }),
    }),
  ],
  { titleFrom: 'country' },
);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'Such as 08:00, in the time zone below.',
    validation: rule => rule.regex(TIME, { name: 'time' }),
  });

const careHours = items(
  'careHours',
  'Hours of customer care',
  [
    line('days', 'Days in words', { isRequired: true }),
    line('hours', 'Hours in words', { isRequired: true }),
    defineField({
      name: 'weekdays',
      title: 'Days',
      type: 'array',
      description: '0 is Sunday, 6 is Saturday. Open or closed is told from these and the times.',
      of: [{ type: 'number', validation: rule => rule.integer().min(0).max(6) }],
      validation: rule => rule.unique(),
    }),
    time('opens', 'Opens'),
    time('closes', 'Closes'),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      description: 'Such as Europe/Dublin; New York if empty.',
      validation: rule => rule.regex(/^[A-Z]\w+(\/[A-Z]\w+)+$/, { name: 'time zone' }),
    }),
  ],
  { titleFrom: 'days' },
);

const waysToPay = defineField({
  name: 'waysToPay',
  title: 'Ways to pay',
  type: 'array',
  description: 'Small pictures below the checkout button. Choose what the checkout takes.',
  of: [{ type: 'string', options: { list: [...WAYS_TO_PAY] } }],
  validation: rule => rule.unique(),
});

const siteSettings = shopDocument({
  name: 'siteSettings',
  title: 'Site settings',
  description:
    'What every page of a brand shows or follows: the announcement above the header, care, terms, the footer’s company. One for each brand and language.',
  preview: { title: 'defaultTitle', media: 'socialImage' },
  fields: [
    line('defaultTitle', 'Title of the site', { isRequired: true, group: 'search' }),
    lines('defaultDescription', 'Description of the site', { isRequired: true, group: 'search' }),
    line('tagline', 'Tagline', {
      description: 'Below the logo in the footer. Empty for the tagline of the brand profile.',
    }),
    line('socialHandle', 'Handle on social networks', { group: 'search' }),
    picture('socialImage', 'Picture for shared links', { group: 'search' }),
    group('announcement', 'Announcement', [
      line('text', 'Words', { isRequired: true }),
      link('link', 'Leads to'),
    ]),
    group('newsletter', 'Newsletter in the footer', [
      line('heading', 'Heading', { isRequired: true }),
      line('code', 'Discount code', { description: 'Shown after the sign-up.' }),
    ]),
    line('phone', 'Telephone of customer care'),
    careHours,
    amounts('freeShippingThreshold', 'Free shipping from'),
    amounts('shippingRate', 'Shipping below that'),
    countryShippingRates,
    amount('returnDays', 'Days to return'),
    labelledLink('guarantee', 'Guarantee', {
      description: 'Below the checkout button, such as “1-year money-back guarantee”.',
    }),
    waysToPay,
    items(
      'social',
      'Social networks',
      [
        line('label', 'Network', { isRequired: true }),
        defineField({
          name: 'url',
          title: 'Address',
          type: 'url',
          validation: rule => rule.required().uri({ scheme: ['https'] }),
        }),
      ],
      { titleFrom: 'label' },
    ),
    line('promotionPath', 'Current promotion', { description: 'Its path: collection or page.' }),
    group('organisation', 'Company', [
      line('legalName', 'Legal name'),
      amount('foundedYear', 'Founded in', { least: 1800 }),
      lines('address', 'Address'),
      line('email', 'Mailbox'),
    ]),
    group(
      'productSafety',
      'Product safety',
      [lines('manufacturer', 'Manufacturer'), lines('responsiblePerson', 'Responsible person')],
      { description: 'Shown with every product in Europe.' },
    ),
  ],
});

const columns = (name: string, title: string) =>
  items(
    name,
    title,
    [line('title', 'Title', { isRequired: true }), labelledLinks('links', 'Links')],
    { titleFrom: 'title' },
  );

const navigation = shopDocument({
  name: 'navigation',
  title: 'Menus',
  description:
    'The menus of the header and the footer. One for each brand and language. An entry with a broken link is left out.',
  preview: { title: 'main.0.label' },
  fields: [
    items(
      'main',
      'Main menu',
      [
        line('label', 'Words', { isRequired: true }),
        link('link', 'Leads to', {
          description: 'May be empty for an entry with tiles or columns.',
        }),
        items(
          'tiles',
          'Tiles',
          [
            ...LABELLED,
            line('note', 'Note'),
            picture('image', 'Picture', {
              description: 'Empty for the picture of the product or collection it leads to.',
            }),
          ],
          {
            description: 'The main entries of its menu, with pictures: four fill a row.',
            titleFrom: 'label',
          },
        ),
        columns('columns', 'Columns'),
        labelledLink('action', 'Main action', {
          description: 'The button of its menu, such as Find your fence.',
        }),
      ],
      { titleFrom: 'label' },
    ),
    labelledLinks('utility', 'Small links of the header'),
    columns('footer', 'Columns of the footer'),
    labelledLinks('legal', 'Legal links of the footer'),
  ],
});

const localizationString = shopDocument({
  name: 'localizationString',
  title: 'Wording',
  description:
    'Other words for a text of the interface. Listed by brand, then by group. A language without a value has the words of its fallback, then those of the shop.',
  preview: { title: 'key' },
  hasLanguage: false,
  fields: [
    choice('group', 'Group', WORDING_GROUPS, {
      description: 'The part of the interface: a file of locales/en-us.',
      isRequired: true,
    }),
    line('key', 'Key', { description: 'Its name there, such as country.title.', isRequired: true }),
    lines('placeholder', 'While nothing is written', {
      description: 'Used only where neither an editor nor the shop has words.',
    }),
    items(
      'values',
      'Words',
      [choice('language', 'Language', LANGUAGES, { isRequired: true }), lines('value', 'Words')],
      { titleFrom: 'value' },
    ),
  ],
});

export const SITE_DOCUMENTS = [siteSettings, navigation, localizationString];
