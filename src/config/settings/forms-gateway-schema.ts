import { address, matching, maybe, secret } from './setting';

const LEADS = 'an address that takes leads, such as https://crm.example/hooks/leads';

/** What our gateway for forms alone reads (`npm run forms-gateway`): all of it is secret. */
export const FORMS_GATEWAY_SETTINGS = {
  CAPTCHA_SECRET_KEY: maybe(
    'Secret of the captcha, for our gateway for forms and the consumer service.',
    secret(matching(/^[\w-]+$/, 'copy the secret key that belongs to the captcha’s site key')),
  ),
  KLAVIYO_PRIVATE_KEY: maybe(
    'Private key of the e-mail tool, for our gateway for forms.',
    secret(matching(/^pk_\w+$/, 'copy a private key of the e-mail tool, which begins with pk_')),
  ),
  LEADS_WEBHOOK_URL: maybe('Where our gateway for forms hands leads on.', secret(address(LEADS))),
};
