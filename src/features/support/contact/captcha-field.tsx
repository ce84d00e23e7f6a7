import type { Ref } from 'react';
import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { loadCaptcha } from '../../../gateways/captcha/load-captcha';
import { browserSettings } from '../../../site/browser-settings';
import { Button } from '../../../ui/button';
import { InfoIcon } from '../../../ui/icons';
import { useLocale } from '../../locale';

export interface CaptchaHandle {
  readonly focus: () => void;
  /** A token is good once. */
  readonly reset: () => void;
}

export interface CaptchaFieldProps {
  readonly error: string | undefined;
  /** Empty when the visitor has to tick again. */
  readonly onToken: (token: string) => void;
  readonly handle: Ref<CaptchaHandle>;
}

type State = 'loading' | 'ready' | 'failed';

/** The "not a robot" check, in the language that the locale names for it (spec storefront §3). */
export function CaptchaField({ error, onToken, handle }: CaptchaFieldProps) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const [state, setState] = useState<State>('loading');
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<ReCAPTCHA>(null);
  const errorId = useId();
  const { siteKey, origin } = browserSettings.captcha;

  useImperativeHandle(handle, () => ({
    focus: () => place.current?.focus(),
    reset: () => widget.current?.reset(),
  }));

  const start = useCallback(() => {
    setState('loading');
    void loadCaptcha({ origin, language: locale.recaptcha }).then(result =>
      setState(result.ok ? 'ready' : 'failed'),
    );
  }, [origin, locale.recaptcha]);
  useEffect(start, [start]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('contact.fields.captcha')}
      aria-describedby={error ? errorId : undefined}
      className="field captcha"
    >
      {state === 'loading' && <p className="field-note">{t('contact.captchaLoading')}</p>}
      {state === 'failed' && (
        <div role="alert" className="notice">
          <p>{t('contact.captchaFailed')}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={start}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {state === 'ready' && (
        <ReCAPTCHA
          ref={widget}
          sitekey={siteKey}
          hl={locale.recaptcha}
          onChange={token => onToken(token ?? '')}
          onErrored={() => setState('failed')}
        />
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
