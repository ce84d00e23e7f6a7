import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  contactSchema,
  EMPTY_CONTACT,
  topicOf,
  type ContactField,
  type ContactValues,
} from '../../../domain/contact-form';
import type { GatewayError } from '../../../domain/result';
import {
  CAPTCHA_REFUSED,
  sendMessage,
  type ContactRequest,
  type Receipt,
} from '../../../gateways/service/service-gateway';
import { browserSettings } from '../../../site/browser-settings';
import { storageKeysOf } from '../../../site/storage-keys';
import type { TypedForm } from '../../../ui/late-form';
import { useCaptcha } from '../../captcha';
import { readCustomerDetails } from '../../customer';
import { useDealer } from '../../dealers';
import { useLocale } from '../../locale';
import { contactWords, refusalWords } from './contact-words';
import { forgetDraft, keepDraft, readDraft, requestIdFor } from './draft';

const isField = (name: string): name is ContactField => Object.hasOwn(EMPTY_CONTACT, name);

const asked = (): Partial<ContactValues> => {
  const product = new URLSearchParams(window.location.search).get('product');
  return product ? { topic: 'product', productQuestion: product.slice(0, 120) } : {};
};

export interface SentMessage {
  readonly receipt: Receipt;
  readonly firstName: string;
  readonly email: string;
}

/** State and deeds of the contact form. `typed` is null where HTML is made. */
export const useContact = (typed: TypedForm | null) => {
  const { t } = useTranslation(['support', 'forms']);
  const { brand, locale } = useLocale();
  const { dealerId } = useDealer();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isFailed, setFailed] = useState(false);
  const resolver = useMemo(() => yupResolver(contactSchema(contactWords(t))), [t]);

  // Found once: later changes are the visitor's own.
  const [defaultValues] = useState((): ContactValues => {
    if (!typed) return EMPTY_CONTACT;
    const customer = readCustomerDetails(storageKeysOf(brand, locale.store), Date.now());
    return { ...EMPTY_CONTACT, ...customer, ...asked(), ...readDraft(), ...typed.values };
  });
  const form = useForm<ContactValues>({ resolver, defaultValues, mode: 'onTouched' });
  const { setError, setValue, watch, reset, formState } = form;
  const { submitCount } = formState;
  const captcha = useCaptcha(token =>
    setValue('captcha', token, { shouldValidate: token !== '' || submitCount > 0 }),
  );

  useEffect(() => {
    const kept = watch(values => keepDraft(values));
    return () => kept.unsubscribe();
  }, [watch]);

  const renewCaptcha = (): void => {
    setValue('captcha', '');
    captcha.renew();
  };

  const show = ({ kind, userErrors }: GatewayError): void => {
    const [first] = userErrors;
    if (kind === 'user' && first?.code === CAPTCHA_REFUSED) {
      renewCaptcha();
      setError('captcha', { message: t('contact.captchaAgain') });
      captcha.focus();
      return;
    }
    const fields = userErrors.flatMap(error => {
      const [name = ''] = error.field;
      return isField(name) ? [{ name, error }] : [];
    });
    fields.forEach(({ name, error }, index) =>
      setError(name, { message: refusalWords(t, name, error) }, { shouldFocus: index === 0 }),
    );
    // The service has used the token up, whatever it answered after that.
    renewCaptcha();
    setFailed(fields.length === 0);
  };

  const send = async (values: ContactValues): Promise<void> => {
    setFailed(false);
    const { captcha: captchaToken, outletName, productQuestion, topic, ...rest } = values;
    const request: ContactRequest = {
      ...rest,
      ...{ captchaToken, topic: topicOf(topic), site: brand.id, locale: locale.id },
      requestId: requestIdFor(values),
      ...(topic === 'press' ? { outletName } : {}),
      ...(productQuestion ? { productQuestion } : {}),
      ...(dealerId ? { dealerId } : {}),
    };
    const result = await sendMessage({ origin: browserSettings.serviceOrigin }, request);
    if (!result.ok) {
      show(result.error);
      return;
    }
    forgetDraft();
    setSent({ receipt: result.value, firstName: values.firstName, email: values.email });
  };

  const again = (): void => {
    const { firstName, lastName, email } = form.getValues();
    reset({ ...EMPTY_CONTACT, firstName, lastName, email });
    forgetDraft();
    setSent(null);
  };

  return { form, captcha, sent, isFailed, send, again };
};
