import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactValues } from './contact-fields';
import { storageKeysOf } from '~/src/config/storage-keys';
import { useCaptcha } from '~/src/features/captcha';
import { useDealer } from '~/src/features/dealers';
import { useLazyForm, type LazyForm } from '~/src/features/lazy-form';
import { useLocale } from '~/src/features/locale';
import type { SentMessage } from './contact-handler';
import { keepDraft } from './draft';
import { fillEmptyFields, prefilledValues, formValues } from './prefilled-values';

/** A message being written; `before` is the one that was just sent. */
export const useContactForm = (
  before: SentMessage | null,
  unloaded: string,
  onSent: (message: SentMessage) => void,
) => {
  const { t } = useTranslation(['support', 'forms']);
  const { brand, locale } = useLocale();
  const { dealerId } = useDealer();
  const dealer = useRef(dealerId ?? null);
  const owner = useRef('');
  const [isTried, setTried] = useState(false);
  const [isPress, setPress] = useState(false);
  const [outletName, setOutletName] = useState('');
  const captcha = useCaptcha(() => form.revalidate('captcha'));
  const form: LazyForm = useLazyForm(async () => {
    const { contactHandler } = await import('./contact-handler');
    return contactHandler({
      t,
      site: brand.id,
      locale: locale.id,
      onSent,
      dealerId: () => dealer.current,
      captchaToken: captcha.token,
      onSpent: captcha.renew,
    });
  }, unloaded);
  const { ref } = form.props;

  useEffect(() => {
    dealer.current = dealerId ?? null;
  }, [dealerId]);

  useEffect(() => {
    if (!ref.current) return;
    const prefilled = prefilledValues(storageKeysOf(brand, locale.store));
    owner.current = prefilled.owner;
    const known: Partial<ContactValues> = before ?? prefilled.values;
    fillEmptyFields(ref.current, known);
    setOutletName(known.outletName ?? '');
    setPress(formValues(ref.current).topic === 'press');
    // The button that started a new message is gone.
    if (before) ref.current.querySelector('select')?.focus();
  }, [ref, before, brand, locale]);

  const props = {
    ...form.props,
    onChange: (event: FormEvent) => {
      if (ref.current) {
        const written = formValues(ref.current);
        keepDraft(written, owner.current);
        setPress(written.topic === 'press');
      }
      form.props.onChange(event);
    },
    onSubmit: (event: FormEvent) => {
      setTried(true);
      form.props.onSubmit(event);
    },
  };
  return { form, props, captcha, isTried, isPress, outletName };
};
