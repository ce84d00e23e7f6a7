import { expect, it } from 'vitest';
import { KLAVIYO_REVISION } from './back-in-stock';
import { gatewayOptions } from './gateway-options';
import { KLAVIYO_REVISION as ofTheShop } from '~/src/gateways/klaviyo/subscribe';

const captcha = { siteKey: 'k', origin: 'https://captcha.example' };
const formsGateway = {
  captchaSecret: 's',
  emailToolOrigin: 'https://mail.example',
  emailToolKey: 'pk_1',
  leadsWebhook: 'https://crm.example/leads',
};

it('needs every secret, and says which is missing', () => {
  expect(gatewayOptions({ captcha, formsGateway })).toMatchObject({
    captcha: { origin: 'https://captcha.example', secret: 's' },
    emailTool: { origin: 'https://mail.example', privateKey: 'pk_1' },
  });
  const none = { ...formsGateway, captchaSecret: null, emailToolKey: null, leadsWebhook: null };
  expect(() => gatewayOptions({ captcha, formsGateway: none })).toThrow(
    /CAPTCHA_SECRET_KEY is missing[^]*KLAVIYO_PRIVATE_KEY is missing[^]*LEADS_WEBHOOK_URL is missing/,
  );
});

it('speaks the release of the e-mail tool’s API that the shop speaks', () => {
  expect(KLAVIYO_REVISION).toBe(ofTheShop);
});
