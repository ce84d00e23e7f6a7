import type { TFunction } from 'i18next';
import { object, string, type InferType } from 'yup';
import { isEmail } from '~/src/domain/contact/email';

const LONGEST_CODE = 64;

/** The rules of spec account §5. */
export const activationRules = (t: TFunction) => {
  const code = t('account-payment:activation.code');
  const email = t('account-payment:activation.email');
  return object({
    activationCode: string()
      .trim()
      .required(t('account-payment:activation.codeRequired'))
      .max(LONGEST_CODE, t('forms:invalid', { label: code })),
    email: string()
      .trim()
      .required(t('account-payment:activation.emailRequired'))
      .test('email', t('forms:email', { label: email }), isEmail),
  });
};

export type ActivationValues = InferType<ReturnType<typeof activationRules>>;
