import { object, string } from 'yup';
import { isEmail } from '~/src/domain/contact/email';
import { subscribe, type Subscriber } from '~/src/gateways/klaviyo/subscribe';
import { formSettings } from '~/src/config/settings/browser-form-settings';
import type { FormHandler, SubmitResult } from '~/src/features/lazy-form';

/** Translates a key of the namespace `common`. */
type Messages = (key: `newsletter.${string}`) => string;

/** @param asksEmail whether the form has a field for the address, where its error can be shown */
const send = async (
  t: Messages,
  subscriber: Subscriber,
  asksEmail: boolean,
): Promise<SubmitResult> => {
  const { emailList } = formSettings;
  if (!emailList) return { kind: 'failed', message: t('newsletter.submitFailed') };
  const reply = await subscribe(emailList, subscriber);
  if (reply.ok) return { kind: 'done' };
  const { kind, userErrors } = reply.error;
  if (asksEmail && userErrors.some(({ field }) => field.includes('email'))) {
    return { kind: 'refused', errors: { email: t('newsletter.emailInvalid') } };
  }
  const isUnsent = kind === 'network' || kind === 'timeout';
  return {
    kind: 'failed',
    message: t(isUnsent ? 'newsletter.submitFailed' : 'newsletter.subscribeFailed'),
  };
};

// Spec storefront §5 has the rules of both forms.

/**
 * The handler of the sign-up.
 * @param source where on the site it happens
 * @param onSent called with the address that signed up
 */
export const signUpHandler = (
  t: Messages,
  source: string,
  onSent: (email: string) => void,
): FormHandler => ({
  schema: object({
    email: string()
      .trim()
      .required(t('newsletter.emailRequired'))
      .test('email', t('newsletter.emailInvalid'), isEmail),
  }),
  send: async values => {
    const email = String(values.email);
    const sent = await send(t, { email, source }, true);
    if (sent.kind === 'done') onSent(email);
    return sent;
  },
});

/** The handler of the form that asks a subscriber for more. */
export const detailsHandler = (
  t: Messages,
  subscriber: Pick<Subscriber, 'email' | 'source'>,
): FormHandler => ({
  schema: object({
    firstName: string().trim().required(t('newsletter.firstNameRequired')),
    // A group of radio buttons without a selection is null.
    interest: string().nullable().required(t('newsletter.interestRequired')),
  }),
  send: values =>
    send(
      t,
      {
        ...subscriber,
        firstName: String(values.firstName),
        interest: values.interest === 'cat' ? 'cat' : 'dog',
      },
      false,
    ),
});
