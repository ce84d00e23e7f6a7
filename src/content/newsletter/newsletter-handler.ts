import { object, string } from 'yup';
import { isEmail } from '~/src/domain/contact/email';
import { subscribe } from '~/src/gateways/klaviyo/subscribe';
import { formSettings } from '~/src/config/settings/browser-form-settings';
import type { FormHandler, SubmitResult } from '~/src/features/lazy-form';

/** Translates a key of the namespace `common`. */
type Messages = (key: `newsletter.${string}`) => string;

/** Spec storefront §5: the newsletter form. */
const schemaOf = (t: Messages) =>
  object({
    email: string()
      .trim()
      .required(t('newsletter.emailRequired'))
      .test('email', t('newsletter.emailInvalid'), isEmail),
    firstName: string().trim().required(t('newsletter.firstNameRequired')),
    // A group of checkboxes without a selection is null.
    interest: string().nullable().required(t('newsletter.interestRequired')),
  });

/**
 * The handler of the newsletter form.
 * @param source where on the site the sign-up happened
 */
export const newsletterHandler = (t: Messages, source: string): FormHandler => ({
  schema: schemaOf(t),
  send: async (values): Promise<SubmitResult> => {
    const { emailList } = formSettings;
    if (!emailList) return { kind: 'failed', message: t('newsletter.submitFailed') };
    const reply = await subscribe(emailList, {
      email: String(values.email),
      firstName: String(values.firstName),
      interest: values.interest === 'cat' ? 'cat' : 'dog',
      source,
    });
    if (reply.ok) return { kind: 'done' };
    const { kind, userErrors } = reply.error;
    if (userErrors.some(({ field }) => field.includes('email'))) {
      return { kind: 'refused', errors: { email: t('newsletter.emailInvalid') } };
    }
    const isUnsent = kind === 'network' || kind === 'timeout';
    return {
      kind: 'failed',
      message: t(isUnsent ? 'newsletter.submitFailed' : 'newsletter.subscribeFailed'),
    };
  },
});
