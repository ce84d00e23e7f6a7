import { mixed, object, string } from 'yup';
import { isEmail } from '~/src/domain/contact/email';
import { CAPTCHA_REFUSED, requestStockAlert } from '~/src/gateways/forms/forms-gateway';
import { formSettings } from '~/src/config/settings/browser-form-settings';
import type { FormHandler, SubmitResult } from '~/src/features/lazy-form';

type Messages = (key: `stockAlert.${string}`) => string;

interface StockAlertOptions {
  readonly t: Messages;
  readonly variantId: string;
  readonly locale: string;
  /** The captcha token; empty before it was passed. */
  readonly captchaToken: () => string;
  /** A token is valid once: whatever the result, the next attempt needs another. */
  readonly onSpent: () => void;
}

/** Spec storefront §5 and §8: the out-of-stock notification form. */
export const stockAlertHandler = ({
  t,
  variantId,
  locale,
  captchaToken,
  onSpent,
}: StockAlertOptions): FormHandler => {
  const requestId = crypto.randomUUID();
  return {
    schema: object({
      email: string()
        .trim()
        .required(t('stockAlert.emailRequired'))
        .test('email', t('stockAlert.emailInvalid'), isEmail),
      captcha: mixed().test('captcha', t('stockAlert.captcha'), () => captchaToken() !== ''),
    }),
    send: async (values): Promise<SubmitResult> => {
      const reply = await requestStockAlert(
        { origin: formSettings.gatewayOrigin },
        { requestId, email: String(values.email), variantId, locale, captchaToken: captchaToken() },
      );
      if (reply.ok) return { kind: 'done' };
      onSpent();
      const { userErrors } = reply.error;
      if (userErrors.some(({ field }) => field.includes('email'))) {
        return { kind: 'refused', errors: { email: t('stockAlert.emailInvalid') } };
      }
      return userErrors.some(({ code }) => code === CAPTCHA_REFUSED)
        ? { kind: 'refused', errors: { captcha: t('stockAlert.captcha') } }
        : { kind: 'failed', message: t('stockAlert.failed') };
    },
  };
};
