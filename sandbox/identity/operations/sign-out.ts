import type { Parameters } from '../parameters';
import type { IdentityRuntime } from '../runtime';
import { IdentityError } from '../service-error';
import { readAccessToken, revokeSessions, sessionOfRefreshToken } from '../tokens';

/** `GlobalSignOut`: every session of the user ends, on every device. */
export async function globalSignOut(
  pool: IdentityRuntime,
  parameters: Parameters,
): Promise<object> {
  parameters.allow('GlobalSignOut', ['AccessToken']);
  const { user } = await readAccessToken(pool, parameters.text('AccessToken'));
  revokeSessions(pool, ({ userId }) => userId === user.id);
  return {};
}

/** `RevokeToken`: revokes a refresh token and the tokens issued with it. An unknown one is no error. */
export function revokeToken(pool: IdentityRuntime, parameters: Parameters): object {
  parameters.allow('RevokeToken', ['ClientId', 'Token']);
  const client = parameters.client();
  const token = parameters.text('Token');
  if (token.split('.').length === 3) {
    throw new IdentityError('UnsupportedTokenTypeException', 'Unsupported token type');
  }
  const session = sessionOfRefreshToken(pool, token);
  if (session && session.clientId !== client.id) {
    throw new IdentityError('UnauthorizedException', 'Unauthorized');
  }
  if (session) revokeSessions(pool, ({ id }) => id === session.id);
  return {};
}
