import { useEffect, useState } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import { loadCaptcha } from '../../gateways/captcha/load-captcha';
import { browserSettings } from '../../site/browser-settings';
import { useLocale } from '../locale';

interface CaptchaProps {
  readonly error: string | undefined;
  /** Said when the captcha cannot be loaded. */
  readonly unloaded: string;
  /** Told of every token, and of its end by an empty text. */
  readonly onToken: (token: string) => void;
}

const vendorApi = (): object | undefined => {
  const api: unknown = Reflect.get(window, 'grecaptcha');
  return typeof api === 'object' && api !== null ? api : undefined;
};

/** The captcha; its script comes when it is shown. */
export function Captcha({ error, unloaded, onToken }: CaptchaProps) {
  const { locale } = useLocale();
  const { siteKey, origin } = browserSettings.captcha;
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'passed'>('loading');

  useEffect(() => {
    let isGone = false;
    void loadCaptcha({ origin, language: locale.recaptcha }).then(({ ok }) => {
      if (!isGone) setState(ok ? 'ready' : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [origin, locale]);

  const tell = (token: string | null): void => {
    onToken(token ?? '');
    setState(token ? 'passed' : 'ready');
  };

  return (
    <div className="field">
      {(state === 'ready' || state === 'passed') && (
        <ReCAPTCHA
          sitekey={siteKey}
          grecaptcha={vendorApi()}
          hl={locale.recaptcha}
          onChange={tell}
          onErrored={() => tell(null)}
        />
      )}
      <span role="alert" className="field-error empty:hidden">
        {state === 'failed' ? unloaded : state !== 'passed' && error}
      </span>
    </div>
  );
}
