import { bool, object, string, type AnyObjectSchema, type AnySchema, type StringSchema } from 'yup';
import { isEmail } from '~/src/domain/contact/email';
import type { FormField } from '~/src/domain/content/form-modules';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { FormMessages } from './form-messages';

const NATIONAL_DIGITS = 10;
const MOST_DIGITS = 15;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\s().-]+$/.test(text) && digits >= NATIONAL_DIGITS && digits <= MOST_DIGITS;
};

/** An empty value is for the rule `required`. */
const unlessEmpty =
  (isGood: (text: string) => boolean) =>
  (text: string | undefined): boolean =>
    !text || isGood(text);

const ofKind = (schema: StringSchema, { kind, label, options }: FormField, t: FormMessages) => {
  const invalid = t('invalid', { label });
  switch (kind) {
    case 'email':
      return schema.test('email', t('email', { label }), unlessEmpty(isEmail));
    case 'phone':
      return schema.test('phone', invalid, unlessEmpty(isPhone));
    case 'postalCode':
      return schema.test(
        'postalCode',
        invalid,
        unlessEmpty(text => parsePostalCode(text) !== null),
      );
    case 'select':
      return schema.test(
        'select',
        invalid,
        unlessEmpty(text => options.includes(text)),
      );
    default:
      return schema;
  }
};

const schemaOfField = (field: FormField, t: FormMessages): AnySchema => {
  const { label, kind, isRequired, minLength, maxLength } = field;
  const missing = t('required', { label });
  if (kind === 'check') return isRequired ? bool().oneOf([true], missing) : bool();
  let schema: StringSchema = ofKind(string().trim(), field, t);
  if (minLength !== null) {
    schema = schema.test(
      'min',
      t('tooShort', { label, length: minLength }),
      unlessEmpty(text => text.length >= minLength),
    );
  }
  if (maxLength !== null)
    schema = schema.max(maxLength, t('tooLong', { label, length: maxLength }));
  return isRequired ? schema.required(missing) : schema;
};

/**
 * The validation rules of a form that editors composed, with the messages of spec account §5
 * Generic.
 */
export const leadSchema = (fields: readonly FormField[], t: FormMessages): AnyObjectSchema =>
  object(Object.fromEntries(fields.map(field => [field.name, schemaOfField(field, t)])));
