import { KLAVIYO_REVISION } from '~/src/gateways/klaviyo/subscribe';
import type { Settings } from '~/src/config/settings/settings';
import { isRecord, recordOf, recordsOf, textOf } from '~/src/domain/data/read';
import type { Answer } from '../ask';
import { attemptJson, attemptText, problemsOf } from '../judge';
import { problem, type Check, type Problem } from '../problem';

const COMPANY = 'GATSBY_KLAVIYO_COMPANY_ID';
const LIST = 'GATSBY_KLAVIYO_LIST_ID';
const KEY = 'KLAVIYO_PRIVATE_KEY';
const endpoint = { who: 'The e-mail tool', address: 'GATSBY_KLAVIYO_API_ORIGIN' };

const detailsOf = ({ json }: Answer): string =>
  recordsOf(recordOf(json).errors)
    .map(error => `${textOf(error.code) ?? ''} ${textOf(error.detail) ?? ''}`)
    .join(' ');

const isVersion = (answer: Answer): boolean =>
  answer.status === 410 || (answer.status === 400 && /revision/i.test(detailsOf(answer)));

const wrongVersion = (answer: Answer): Problem | null =>
  isVersion(answer)
    ? problem(
        'wrong version',
        endpoint.address,
        `The e-mail tool no longer answers the revision ${KLAVIYO_REVISION} of its API: the shop needs an update.`,
      )
    : null;

const wrongCompany = (answer: Answer): Problem | null =>
  answer.status < 500 && /company/i.test(detailsOf(answer))
    ? problem(
        'another store’s',
        COMPANY,
        `The e-mail tool knows no account of the id in ${COMPANY}: copy the public API key, six letters and digits, again.`,
      )
    : null;

/** A sign-up without an address: nothing is stored, but the account and the version are checked first. */
const tryNewsletter = async ({ forms, siteUrl }: Settings): Promise<readonly Problem[]> => {
  if (forms.emailList === null) return [];
  const { companyId, listId, origin } = forms.emailList;
  const tried = await attemptJson(
    {
      ...endpoint,
      question: {
        url: `${origin}/client/subscriptions/?company_id=${encodeURIComponent(companyId)}`,
        method: 'POST',
        headers: { revision: KLAVIYO_REVISION },
        body: {
          data: {
            type: 'subscription',
            attributes: { profile: { data: { type: 'profile', attributes: {} } } },
            relationships: { list: { data: { type: 'list', id: listId } } },
          },
        },
        origin: siteUrl,
      },
      refused: answer => wrongVersion(answer) ?? wrongCompany(answer),
      isExpected: ({ status, json }) => status === 400 && isRecord(json),
    },
    json => isRecord(json) && Array.isArray(json.errors),
  );
  return problemsOf(tried);
};

const headersOf = (key: string) => ({
  Authorization: `Klaviyo-API-Key ${key}`,
  revision: KLAVIYO_REVISION,
});

const tryList = async (settings: Settings, key: string): Promise<readonly Problem[]> => {
  const { forms, formsGateway } = settings;
  if (forms.emailList === null) return [];
  const { listId } = forms.emailList;
  const tried = await attemptText({
    ...endpoint,
    key: KEY,
    question: {
      url: `${formsGateway.emailToolOrigin}/api/lists/${encodeURIComponent(listId)}`,
      headers: headersOf(key),
    },
    refused: ({ status }) =>
      status === 404
        ? problem(
            'another store’s',
            LIST,
            `The account of the e-mail tool has no list of the id in ${LIST}: copy the id of the newsletter’s list again.`,
          )
        : null,
  });
  return problemsOf(tried);
};

const tryKey = async (settings: Settings, companyId: string | null, key: string) => {
  const { formsGateway } = settings;
  const tried = await attemptJson(
    {
      ...endpoint,
      key: KEY,
      question: { url: `${formsGateway.emailToolOrigin}/api/accounts`, headers: headersOf(key) },
      refused: wrongVersion,
    },
    json => isRecord(json) && Array.isArray(json.data),
  );
  if ('problem' in tried) return problemsOf(tried);
  const [account] = recordsOf(tried.ok.json.data);
  const publicKey = textOf(recordOf(account?.attributes).public_api_key);
  return companyId !== null && publicKey !== companyId
    ? [
        problem(
          'another store’s',
          KEY,
          `The key in ${KEY} belongs to the account ${publicKey ?? 'of somebody else'}, and ${COMPANY} names ${companyId}: both must be of one account.`,
        ),
      ]
    : tryList(settings, key);
};

/** The email vendor: the newsletter's list, and the private key for back-in-stock alerts. */
export const emailToolCheck = (settings: Settings): Check => {
  const companyId = settings.monitoring.tools.klaviyo?.id ?? settings.forms.emailList?.companyId;
  const { emailToolKey } = settings.formsGateway;
  const hasNone = settings.forms.emailList === null && emailToolKey === null;
  return {
    name: 'E-mail tool',
    leftOutWithout: hasNone ? COMPANY : null,
    run: async () => {
      const found = await tryNewsletter(settings);
      if (found.length > 0 || emailToolKey === null) return found;
      return tryKey(settings, companyId ?? null, emailToolKey);
    },
  };
};
