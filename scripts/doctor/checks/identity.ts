import type { IdentitySettings } from '~/src/config/settings/identity-settings';
import type { Settings } from '~/src/config/settings/settings';
import { isRecord, recordOf, textOf } from '~/src/domain/data/read';
import type { Answer } from '../ask';
import { attemptJson, problemsOf } from '../judge';
import { problem, type Check, type Problem } from '../problem';

const POOL = 'GATSBY_COGNITO_USER_POOL_ID';
const CLIENT = 'GATSBY_COGNITO_CLIENT_ID';
const who = 'The identity provider';

const errorOf = ({ json }: Answer): { readonly type: string; readonly message: string } => {
  const body = recordOf(json);
  return { type: textOf(body.__type) ?? '', message: textOf(body.message) ?? '' };
};

const tryPool = ({ userPoolId, origin }: IdentitySettings, address: string) =>
  attemptJson(
    {
      who,
      address,
      question: { url: `${origin}/${userPoolId}/.well-known/jwks.json` },
      refused: ({ status }) =>
        status === 400 || status === 404
          ? problem(
              'misspelled',
              POOL,
              `${who} has no user pool ${userPoolId}: copy ${POOL} from the pool again.`,
            )
          : null,
    },
    json => isRecord(json) && Array.isArray(json.keys),
  );

const clientProblem = (answer: Answer): Problem | null => {
  const { type, message } = errorOf(answer);
  if (/ResourceNotFound/.test(type)) {
    return problem(
      'another store’s',
      CLIENT,
      `${who} knows no app client of that id (“${message}”): ${CLIENT} is misspelled, or that of another pool or region.`,
    );
  }
  if (/secret/i.test(message)) {
    return problem(
      'another store’s',
      CLIENT,
      `The app client in ${CLIENT} has a secret, which a browser cannot keep: make an app client without one.`,
    );
  }
  if (/InvalidParameter/.test(type)) {
    return problem(
      'another store’s',
      CLIENT,
      `The app client in ${CLIENT} does not allow ALLOW_REFRESH_TOKEN_AUTH (“${message}”): allow it and ALLOW_USER_SRP_AUTH.`,
    );
  }
  return null;
};

/** A token that the pool did not issue: the right client refuses it in one way, a wrong one in another. */
const isRefusedToken = (answer: Answer): boolean =>
  /NotAuthorized/.test(errorOf(answer).type) && /refresh token/i.test(errorOf(answer).message);

const tryClient = ({ clientId, origin }: IdentitySettings, address: string, siteUrl: string) =>
  attemptJson(
    {
      who,
      address,
      key: CLIENT,
      question: {
        url: `${origin}/`,
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-amz-json-1.1',
          'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
        body: JSON.stringify({
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          ClientId: clientId,
          AuthParameters: { REFRESH_TOKEN: 'doctor' },
        }),
        origin: siteUrl,
      },
      refused: clientProblem,
      isExpected: isRefusedToken,
    },
    isRecord,
  );

/** The user pool and the shop's app client. */
export const identityCheck = (settings: Settings, hasOrigin: boolean): Check => ({
  name: 'Accounts',
  leftOutWithout: settings.identity === null ? POOL : null,
  run: async () => {
    const { identity, siteUrl } = settings;
    if (identity === null) return [];
    const address = hasOrigin ? 'GATSBY_COGNITO_ORIGIN' : POOL;
    const pool = await tryPool(identity, address);
    return 'problem' in pool
      ? problemsOf(pool)
      : problemsOf(await tryClient(identity, address, siteUrl));
  },
});
