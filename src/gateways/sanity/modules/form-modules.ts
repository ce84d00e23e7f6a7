import {
  FORM_FIELD_KINDS,
  type FormField,
  type FormFieldKind,
} from '~/src/domain/content/form-modules';
import type { DocumentFields } from '../fields';
import type { Readers } from './module-reader';

const NAME = /^[A-Za-z][A-Za-z0-9]*$/;

const kindOf = (item: DocumentFields): FormFieldKind => {
  const given = item.optionalText('kind') ?? 'text';
  const known = FORM_FIELD_KINDS.find(kind => kind === given);
  if (!known) {
    item.problem(
      'kind',
      `"${given}" is not a field the site knows; a text field is shown instead.`,
    );
  }
  return known ?? 'text';
};

const readField = (item: DocumentFields): FormField => {
  const name = item.text('name');
  if (name !== '' && !NAME.test(name)) {
    item.isComplete = false;
    item.problem('name', `"${name}" is not a name: write letters and digits, such as firstName.`);
  }
  const kind = kindOf(item);
  const options = item.texts('options');
  if (kind === 'select' && options.length === 0) {
    item.isComplete = false;
    item.problem('options', 'there is nothing to choose. Add options, or make it a text field.');
  }
  return {
    name,
    label: item.text('label'),
    kind,
    isRequired: item.flag('isRequired') === true,
    minLength: item.number('minLength'),
    maxLength: item.number('maxLength'),
    options,
    note: item.optionalText('note'),
    autoComplete: item.optionalText('autoComplete'),
  };
};

const readFields = (fields: DocumentFields): readonly FormField[] => {
  const known = new Set<string>();
  const read = fields.list('fields', readField).filter(({ name }) => {
    if (!known.has(name)) return Boolean(known.add(name));
    fields.problem('fields', `two are called "${name}"; the second is left out. Rename one.`);
    return false;
  });
  if (read.length === 0) {
    fields.isComplete = false;
    fields.problem('fields', 'there is none to fill in. Add one, or remove the form.');
  }
  return read;
};

/** Readers of the modules that contain a form. */
export const FORM_READERS: Readers<'formModule' | 'newsletterModule' | 'dealerSearchModule'> = {
  formModule: fields => ({
    form: fields.text('form'),
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    image: fields.image('image'),
    fields: readFields(fields),
    submitLabel: fields.text('submitLabel'),
    successHeading: fields.text('successHeading'),
    successBody: fields.optionalText('successBody'),
  }),
  newsletterModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    image: fields.image('image'),
    code: fields.optionalText('code'),
  }),
  dealerSearchModule: fields => ({
    heading: fields.text('heading'),
    body: fields.optionalText('body'),
    image: fields.image('image'),
  }),
};
