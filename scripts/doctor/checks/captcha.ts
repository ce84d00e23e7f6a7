import type { Settings } from '~/src/config/settings/settings';
import { isRecord, textsOf } from '~/src/domain/data/read';
import { attemptJson, attemptText } from '../judge';
import { problem, type Check, type Problem } from '../problem';

const SITE_KEY = 'GATSBY_CAPTCHA_SITE_KEY';
const SECRET = 'CAPTCHA_SECRET_KEY';
const endpoint = { who: 'The captcha', address: 'GATSBY_CAPTCHA_ORIGIN' };

/** The site as the captcha's frame expects it: with its port, in the vendor's variant of base64. */
const encodedSite = (siteUrl: string): string => {
  const { protocol, hostname, port } = new URL(siteUrl);
  const usual = protocol === 'https:' ? '443' : '80';
  const site = `${protocol}//${hostname}:${port || usual}`;
  return Buffer.from(site).toString('base64').replaceAll('=', '.');
};

const frameProblem = (page: string, siteUrl: string): Problem | null => {
  if (/invalid domain/i.test(page)) {
    return problem(
      'forbidden origin',
      SITE_KEY,
      `The captcha’s site key may not be used on ${siteUrl}: add that host to the key’s domains.`,
    );
  }
  if (/invalid site key|invalid key type/i.test(page)) {
    return problem(
      'misspelled',
      SITE_KEY,
      `The captcha does not know the site key in ${SITE_KEY}: copy the key of a “v2 checkbox” captcha again.`,
    );
  }
  return /recaptcha/i.test(page)
    ? null
    : problem(
        'malformed answer',
        endpoint.address,
        `What answers at ${endpoint.address} is no captcha: leave it empty for the vendor’s own.`,
      );
};

const tryFrame = async ({ captcha, siteUrl }: Settings): Promise<readonly Problem[]> => {
  const query = new URLSearchParams({
    k: captcha.siteKey,
    co: encodedSite(siteUrl),
    hl: 'en',
    size: 'normal',
  });
  const url = `${captcha.origin}/recaptcha/api2/anchor?${query}`;
  const tried = await attemptText({ ...endpoint, question: { url } });
  if ('problem' in tried) return [tried.problem];
  const found = frameProblem(tried.ok.text, siteUrl);
  return found ? [found] : [];
};

const SECRET_ERRORS: readonly string[] = ['invalid-input-secret', 'missing-input-secret'];

const trySecret = async ({ captcha, formsGateway }: Settings): Promise<readonly Problem[]> => {
  const secret = formsGateway.captchaSecret;
  if (secret === null) return [];
  const tried = await attemptJson(
    {
      ...endpoint,
      key: SECRET,
      question: {
        url: `${captcha.origin}/recaptcha/api/siteverify`,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: 'doctor' }).toString(),
      },
    },
    json => isRecord(json) && typeof json.success === 'boolean',
  );
  if ('problem' in tried) return [tried.problem];
  return textsOf(tried.ok.json['error-codes']).some(code => SECRET_ERRORS.includes(code))
    ? [
        problem(
          'expired',
          SECRET,
          `The captcha refuses the secret in ${SECRET}: copy the secret key that belongs to the site key in ${SITE_KEY}.`,
        ),
      ]
    : [];
};

/** The captcha's frame for the site key, and the secret that verifies it. */
export const captchaCheck = (settings: Settings): Check => ({
  name: 'Captcha',
  leftOutWithout: null,
  run: async () => {
    const found = await tryFrame(settings);
    return found.length > 0 ? found : trySecret(settings);
  },
});
