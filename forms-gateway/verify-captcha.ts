import { callVendor } from './call-vendor';

export interface CaptchaOptions {
  /** Scheme and host of reCAPTCHA, no trailing slash. */
  readonly origin: string;
  /** The secret that belongs to the site key of the shop. */
  readonly secret: string;
}

/** `misconfigured`: the vendor does not know our secret. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable' | 'misconfigured';

/** Errors that are ours and not the visitor's. */
const OURS: readonly unknown[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Asks reCAPTCHA whether a token is that of a captcha that was passed in the last two minutes; each token is
 * good for one call (https://developers.google.com/recaptcha/docs/verify).
 */
export const verifyCaptcha = async (
  { origin, secret }: CaptchaOptions,
  token: string,
): Promise<CaptchaVerdict> => {
  if (token === '') return 'refused';
  const answer = await callVendor(`${origin}/recaptcha/api/siteverify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret, response: token }).toString(),
  });
  if (answer?.status !== 200 || answer.body === null) return 'unavailable';
  if (answer.body.success === true) return 'passed';
  const codes: readonly unknown[] = Array.isArray(answer.body['error-codes'])
    ? answer.body['error-codes']
    : [];
  return codes.some(code => OURS.includes(code)) ? 'misconfigured' : 'refused';
};
