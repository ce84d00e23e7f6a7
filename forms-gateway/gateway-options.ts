import { SettingsError, type Settings } from '~/src/config/settings/settings';
import type { FormsGatewayOptions } from './forms-gateway';
import { leadsWebhook } from './leads-webhook';

const WANTED = {
  captchaSecret:
    'CAPTCHA_SECRET_KEY is missing: set it to the secret key that belongs to the captcha’s site key.',
  emailToolKey:
    'KLAVIYO_PRIVATE_KEY is missing: set it to a private key of the e-mail tool, which begins with pk_.',
  leadsWebhook: 'LEADS_WEBHOOK_URL is missing: set it to the address that takes leads.',
} as const;

/**
 * What the gateway needs, from the settings.
 * @throws SettingsError that lists what is missing
 */
export const gatewayOptions = ({
  captcha,
  formsGateway,
}: Pick<Settings, 'captcha' | 'formsGateway'>): Omit<FormsGatewayOptions, 'isReachable'> => {
  const { captchaSecret, emailToolKey, emailToolOrigin, leadsWebhook: leads } = formsGateway;
  if (captchaSecret === null || emailToolKey === null || leads === null) {
    const names = ['captchaSecret', 'emailToolKey', 'leadsWebhook'] as const;
    throw new SettingsError(
      names.filter(name => formsGateway[name] === null).map(name => WANTED[name]),
    );
  }
  return {
    captcha: { origin: captcha.origin, secret: captchaSecret },
    emailTool: { origin: emailToolOrigin, privateKey: emailToolKey },
    storeLead: leadsWebhook(leads),
  };
};
