import type { TFunction } from 'i18next';
import { string } from 'yup';
import { isContactField, toTopic } from './contact-fields';
import { contactSchema } from './contact-schema';
import type { GatewayError } from '~/src/domain/data/result';
import {
  CAPTCHA_REFUSED,
  sendMessage,
  type ContactRequest,
  type Receipt,
} from '~/src/gateways/service/service-gateway';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { FormHandler, SubmitResult } from '~/src/features/lazy-form';
import { contactMessages, serverErrorMessage } from './contact-messages';
import { forgetDraft, requestIdFor } from './draft';

export interface SentMessage {
  readonly receipt: Receipt;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface ContactHandlerOptions extends Pick<ContactRequest, 'site' | 'locale'> {
  readonly t: TFunction;
  /** The dealer that the visitor has chosen by then. */
  readonly dealerId: () => string | null;
  /** The captcha's token; empty until it is passed. */
  readonly captchaToken: () => string;
  /** The service has consumed the token, whatever its response. */
  readonly onSpent: () => void;
  readonly onSent: (message: SentMessage) => void;
}

const refusalOf = (t: TFunction, { kind, userErrors }: GatewayError): SubmitResult => {
  if (kind === 'user' && userErrors[0]?.code === CAPTCHA_REFUSED) {
    return { kind: 'refused', errors: { captcha: t('support:contact.captchaAgain') } };
  }
  const errors = userErrors.flatMap((error): readonly (readonly [string, string])[] => {
    const [name = ''] = error.field;
    return isContactField(name) ? [[name, serverErrorMessage(t, name, error)]] : [];
  });
  return errors.length > 0
    ? { kind: 'refused', errors: Object.fromEntries(errors) }
    : { kind: 'failed', message: t('support:contact.tryLater') };
};

/** The handler of the contact form (rules: spec account §5). */
export const contactHandler = (around: ContactHandlerOptions): FormHandler => {
  const { t, site, locale, dealerId, captchaToken, onSpent, onSent } = around;
  const words = contactMessages(t);
  const schema = contactSchema(words).shape({
    captcha: string().default(captchaToken).required(words.required('captcha')),
  });
  return {
    schema,
    send: async (values): Promise<SubmitResult> => {
      // The captcha adds fields of its own to the form.
      const written = schema.cast(values, { stripUnknown: true });
      const { captcha, outletName, productQuestion, topic, ...rest } = written;
      const dealer = dealerId();
      const result = await sendMessage(
        { origin: browserSettings.serviceOrigin },
        {
          ...rest,
          captchaToken: captcha,
          topic: toTopic(topic),
          site,
          locale,
          requestId: requestIdFor(written),
          ...(topic === 'press' ? { outletName } : {}),
          ...(productQuestion ? { productQuestion } : {}),
          ...(dealer ? { dealerId: dealer } : {}),
        },
      );
      if (!result.ok) {
        onSpent();
        return refusalOf(t, result.error);
      }
      forgetDraft();
      const { firstName, lastName, email } = written;
      onSent({ receipt: result.value, firstName, lastName, email });
      return { kind: 'done' };
    },
  };
};
