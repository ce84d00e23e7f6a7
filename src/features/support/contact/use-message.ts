import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactValues } from './contact-fields';
import { storageKeysOf } from '~/src/config/storage-keys';
import { useCaptcha } from '~/src/features/captcha';
import { useDealer } from '~/src/features/dealers';
import { useLateForm, type LateForm } from '~/src/features/late-form';
import { useLocale } from '~/src/features/locale';
import type { SentMessage } from './contact-work';
import { keepDraft } from './draft';
import { fillIn, knownValues, writtenIn } from './known-values';

/** A message that is being written; `before` is the one that this visitor has just sent. */
export const useMessage = (
  before: SentMessage | null,
  unloaded: string,
  onSent: (message: SentMessage) => void,
) => {
  const { t } = useTranslation(['support', 'forms']);
  const { brand, locale } = useLocale();
  const { dealerId } = useDealer();
  const dealer = useRef(dealerId ?? null);
  const [isTried, setTried] = useState(false);
  const [isPress, setPress] = useState(false);
  const [outletName, setOutletName] = useState('');
  const captcha = useCaptcha(() => form.recheck('captcha'));
  const form: LateForm = useLateForm(async () => {
    const { contactWork } = await import('./contact-work');
    return contactWork({
      ...{ t, site: brand.id, locale: locale.id, onSent },
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
    const known: Partial<ContactValues> = before ?? knownValues(storageKeysOf(brand, locale.store));
    fillIn(ref.current, known);
    setOutletName(known.outletName ?? '');
    setPress(writtenIn(ref.current).topic === 'press');
    // The button that began another message is gone.
    if (before) ref.current.querySelector('select')?.focus();
  }, [ref, before, brand, locale]);

  const props = {
    ...form.props,
    onChange: (event: FormEvent) => {
      if (ref.current) {
        const written = writtenIn(ref.current);
        keepDraft(written);
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
