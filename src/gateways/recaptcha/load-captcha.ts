import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';

interface CaptchaScript {
  /** Scheme and host that serve the captcha's script. */
  readonly origin: string;
  /** Language of the captcha, as the vendor names it. */
  readonly language: string;
  readonly timeoutMs?: number;
}

const READY = 'storefrontCaptchaReady';

let loading: Promise<Result<null>> | null = null;

const load = ({ origin, language, timeoutMs = 10_000 }: CaptchaScript): Promise<Result<null>> =>
  new Promise(resolve => {
    const script = document.createElement('script');
    const query = new URLSearchParams({ onload: READY, render: 'explicit', hl: language });
    const end = (result: Result<null>): void => {
      clearTimeout(timer);
      Reflect.deleteProperty(window, READY);
      if (!result.ok) {
        script.remove();
        loading = null;
      }
      resolve(result);
    };
    const timer = setTimeout(
      () => end(failure('timeout', 'The captcha did not load in time.', { isRetryable: true })),
      timeoutMs,
    );
    Reflect.set(window, READY, () => end(ok(null)));
    script.async = true;
    script.src = `${origin}/recaptcha/api.js?${query}`;
    script.onerror = () =>
      end(failure('network', 'The captcha could not be loaded.', { isRetryable: true }));
    document.head.append(script);
  });

/**
 * Loads the captcha's script, once a page; resolves when `window.grecaptcha` can render. A failure
 * (`network`, `timeout`) may be tried again.
 */
export const loadCaptcha = (script: CaptchaScript): Promise<Result<null>> =>
  (loading ??= load(script));
