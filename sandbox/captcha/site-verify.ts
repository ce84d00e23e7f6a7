import { CAPTCHA_SECRET, type CaptchaVerifier } from './tokens';

type Fields = URLSearchParams;

const errorsOf = (fields: Fields): readonly string[] => {
  const secret = fields.get('secret') ?? '';
  return [
    ...(secret === '' ? ['missing-input-secret'] : []),
    ...(secret !== '' && secret !== CAPTCHA_SECRET ? ['invalid-input-secret'] : []),
    ...((fields.get('response') ?? '') === '' ? ['missing-input-response'] : []),
  ];
};

/**
 * `POST /recaptcha/api/siteverify`: verifies a token. Every reply has status 200; problems are in
 * `error-codes` (https://developers.google.com/recaptcha/docs/verify).
 */
export const siteVerify = (verifier: CaptchaVerifier, fields: Fields, nowMs: number): object => {
  const errors = errorsOf(fields);
  if (errors.length > 0) return { success: false, 'error-codes': errors };
  const verdict = verifier.verify(fields.get('response') ?? '', nowMs);
  if ('fault' in verdict) return { success: false, 'error-codes': [verdict.fault] };
  const passedAt = new Date(verdict.passedMs).toISOString().replace(/\.\d{3}/, '');
  return { success: true, challenge_ts: passedAt, hostname: 'localhost' };
};
