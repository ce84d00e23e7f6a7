import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { loadCaptcha } from '~/src/gateways/recaptcha/load-captcha';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { Button } from '~/src/ui/button';
import { InfoIcon } from '~/src/ui/icons';
import { afterRelease } from '../lazy-form';
import { useLocale } from '../locale';

export interface CaptchaMessages {
  /** Its label. */
  readonly label: string;
  readonly loading: string;
  /** The message if it cannot be loaded. */
  readonly failed: string;
}

interface CaptchaProps {
  /** Its name among the fields of its form. */
  readonly name: string;
  readonly words: CaptchaMessages;
  readonly error: string | undefined;
  /** Called with every token, and with an empty text when it expires. */
  readonly onToken: (token: string) => void;
  /** The elements that the vendor rendered. */
  readonly widget: RefObject<ReCAPTCHA>;
}

type Widget = typeof ReCAPTCHA;

const vendorApi = (): object | undefined => {
  const api: unknown = Reflect.get(window, 'grecaptcha');
  return typeof api === 'object' && api !== null ? api : undefined;
};

const INTERACTION_EVENTS = ['focusin', 'click', 'input', 'change'] as const;

/**
 * Whether the form around an element has been used since it was shown: it had the focus, or was
 * filled in. The captcha then moves the button below it, so a press of the button ends first.
 */
const useFormInteraction = (place: RefObject<HTMLElement>): boolean => {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (isUsed || !form) return;
    const use = (): void => void afterRelease().then(() => setUsed(true));
    if (form.contains(document.activeElement)) use();
    for (const sign of INTERACTION_EVENTS) form.addEventListener(sign, use);
    return () => {
      for (const sign of INTERACTION_EVENTS) form.removeEventListener(sign, use);
    };
  }, [place, isUsed]);
  return isUsed;
};

/**
 * The "not a robot" check, in the language that the locale names for it (spec storefront §3). The
 * form does not work without it, so it needs no consent; its scripts load with the first use of the
 * form.
 */
export function Captcha({ name, words, error, onToken, widget }: CaptchaProps) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const language = locale.recaptcha;
  const { siteKey, origin } = browserSettings.captcha;
  const [Loaded, setLoaded] = useState<Widget | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isUsed = useFormInteraction(place);

  useEffect(() => {
    if (!isUsed) return;
    let isGone = false;
    const load = async (): Promise<Widget | null> => {
      const [code, script] = await Promise.all([
        import('react-google-recaptcha'),
        loadCaptcha({ origin, language }),
      ]);
      return script.ok ? code.ReCAPTCHA : null;
    };
    void load()
      .catch(() => null)
      .then(found => {
        if (isGone) return;
        setLoaded(() => found);
        setFailed(found === null);
      });
    return () => {
      isGone = true;
    };
  }, [origin, language, attempt, isUsed]);

  const again = (): void => {
    // The clicked button is removed, and focus would be lost with it.
    place.current?.focus();
    setFailed(false);
    setAttempt(number => number + 1);
  };

  return (
    <div
      ref={place}
      data-field={name}
      tabIndex={-1}
      role="group"
      aria-label={words.label}
      aria-describedby={error ? errorId : undefined}
      hidden={!isUsed && !error}
      className="field captcha"
    >
      {Loaded ? (
        <Loaded
          ref={widget}
          sitekey={siteKey}
          grecaptcha={vendorApi()}
          hl={language}
          onChange={token => onToken(token ?? '')}
          onErrored={() => {
            onToken('');
            setLoaded(null);
            setFailed(true);
          }}
        />
      ) : (
        isUsed && !isFailed && <p className="field-note">{words.loading}</p>
      )}
      {isFailed && (
        <div role="alert" className="notice">
          <p>{words.failed}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={again}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {error && (
        <span id={errorId} className="field-error">
          <InfoIcon size={20} />
          {error}
        </span>
      )}
    </div>
  );
}
