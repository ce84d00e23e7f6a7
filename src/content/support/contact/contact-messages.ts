import type { TFunction } from 'i18next';
import type { ContactField, ContactMessages } from './contact-fields';
import type { UserError } from '~/src/domain/data/result';

/** Matches an email address. */
const SAMPLE_EMAIL = 'avery@example.com';

export const labelOf = (t: TFunction, field: ContactField): string =>
  t(`support:contact.fields.${field}`);

const requiredMessage = (t: TFunction, field: ContactField): string =>
  field === 'captcha'
    ? t('support:contact.captchaRequired')
    : t('forms:required', { label: labelOf(t, field) });

/** The messages of the validation rules, in the language of the page. */
export const contactMessages = (t: TFunction): ContactMessages => ({
  required: field => requiredMessage(t, field),
  tooShort: (field, length) => t('forms:tooShort', { label: labelOf(t, field), length }),
  tooLong: (field, length) => t('forms:tooLong', { label: labelOf(t, field), length }),
  invalid: field => t('forms:invalid', { label: labelOf(t, field) }),
  incompleteEmail: () => t('forms:incompleteEmail'),
  malformedEmail: () => t('forms:emailSuchAs', { email: SAMPLE_EMAIL }),
});

/** The messages for fields that the service rejected, by error code. */
export const serverErrorMessage = (
  t: TFunction,
  field: ContactField,
  { code }: Pick<UserError, 'code'>,
): string => {
  const label = labelOf(t, field);
  if (code === 'required') return requiredMessage(t, field);
  if (code === 'unreachable') return t('forms:recheckEmail');
  if (code === 'email') return t('forms:email', { label });
  return t('forms:invalid', { label });
};
