import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import words from '~/locales/en-us/forms.json';
import type { FormField, FormFieldKind } from '~/src/domain/content/form-modules';
import { leadSchema } from './lead-schema';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  String(Reflect.get(words, key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  );

const field = (kind: FormFieldKind, more: Partial<FormField> = {}): FormField => ({
  name: 'answer',
  label: 'Answer',
  kind,
  isRequired: true,
  minLength: null,
  maxLength: null,
  options: ['Yes', 'No'],
  note: null,
  autoComplete: null,
  ...more,
});

const judge = (asked: FormField, answer: unknown): string | null => {
  try {
    leadSchema([asked], t).validateSync({ answer });
    return null;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

it.each([
  [field('text'), ' ', 'Answer is a required field'],
  [field('text', { minLength: 2 }), 'a', 'Answer must be at least 2 characters'],
  [field('longText', { maxLength: 3 }), 'four', 'Answer must be at most 3 characters'],
  [field('email'), 'a@b', 'Answer must be a valid email'],
  [field('phone'), '555-01', 'Invalid value for Answer'],
  [field('postalCode'), '837', 'Invalid value for Answer'],
  [field('select'), 'Perhaps', 'Invalid value for Answer'],
  [field('select'), '', 'Answer is a required field'],
  [field('check'), false, 'Answer is a required field'],
])('%j rejects "%s"', (asked, answer, message) => {
  expect(judge(asked, answer)).toBe(message);
});

it.each([
  [field('phone'), '(208) 555-0100'],
  [field('postalCode'), 'k1a 0b1'],
  [field('select'), 'No'],
  [field('check'), true],
  [field('check', { isRequired: false }), false],
  [field('email', { isRequired: false }), ''],
  [field('text', { isRequired: false, minLength: 2 }), ''],
])('%j accepts "%s"', (asked, answer) => {
  expect(judge(asked, answer)).toBeNull();
});
