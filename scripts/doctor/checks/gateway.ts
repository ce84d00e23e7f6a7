import type { Settings } from '~/src/config/settings/settings';
import { ask } from '../ask';
import { problem, type Check, type Problem } from '../problem';

const WEBHOOK = 'LEADS_WEBHOOK_URL';

/** Only asks what the address allows, since every other call would be a lead. */
const tryWebhook = async (url: string): Promise<readonly Problem[]> => {
  const answer = await ask({ url, method: 'OPTIONS' });
  return 'reason' in answer
    ? [
        problem(
          'unreachable',
          WEBHOOK,
          `Whatever takes the leads cannot be reached: ${answer.reason}. Check ${WEBHOOK}; the forms answer with an error until it is right.`,
        ),
      ]
    : [];
};

/** What the gateway for forms needs besides, and does not start without. */
export const gatewayChecks = ({ formsGateway }: Settings): readonly Check[] => {
  const { leadsWebhook, captchaSecret, emailToolKey } = formsGateway;
  const secrets: readonly (readonly [name: string, setting: string, value: string | null])[] = [
    ['Captcha’s secret', 'CAPTCHA_SECRET_KEY', captchaSecret],
    ['Back-in-stock alerts', 'KLAVIYO_PRIVATE_KEY', emailToolKey],
  ];
  return [
    {
      name: 'Leads',
      leftOutWithout: leadsWebhook === null ? WEBHOOK : null,
      run: async () => (leadsWebhook === null ? [] : tryWebhook(leadsWebhook)),
    },
    // Where they are set, the captcha and the email tool are tried with them.
    ...secrets.flatMap(([name, setting, value]): readonly Check[] =>
      value === null ? [{ name, leftOutWithout: setting, run: async () => [] }] : [],
    ),
  ];
};
