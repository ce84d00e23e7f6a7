import type { IncomingMessage } from 'node:http';
import { brandOf, claimsOf, verifiedEmail, type Verifier } from '../consumer-service/id-token';
import { refuse, type Answer } from './answer';

/** The brand whose dealers the scheduler knows. */
const BRAND = 'larkfield';

/** A customer who is signed in. */
export interface Customer {
  readonly sub: string;
  readonly email: string;
}

/** The caller; `customer` is null without an ID token. */
export interface Caller {
  readonly customer: Customer | null;
}

/** Who sent a request, or the refusal of an id token that cannot be used. */
export async function callerOf(
  request: IncomingMessage,
  verifier: Verifier,
): Promise<Caller | Answer> {
  if (request.headers.authorization === undefined) return { customer: null };
  const claims = await claimsOf(request, verifier);
  if (!claims?.sub) return refuse(401, 'unauthorized', 'The id token is false or expired.');
  if (brandOf(claims) !== BRAND) {
    return refuse(403, 'forbidden', 'The id token is of another shop.');
  }
  const email = verifiedEmail(claims);
  return email === null
    ? refuse(403, 'unverified', 'The email address is not verified.')
    : { customer: { sub: claims.sub, email } };
}
