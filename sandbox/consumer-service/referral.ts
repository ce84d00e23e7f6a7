import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson } from '../core/json';
import type { Invitation, Member } from '../referral/model';
import type { Referrals } from '../referral/referrals';
import { refuse, type Answer } from './answer';
import { fieldErrors } from './contract';
import {
  brandOf,
  claimsOf,
  unauthorized,
  unverified,
  verifiedEmail,
  type Verifier,
} from './id-token';

const PATH = '/api/v1/referral';

const SITE = (): string => process.env.SITE_URL ?? 'http://localhost:8000';

const invitationView = ({ id, name, status, at }: Invitation): object => ({ id, name, status, at });

function linkOf(code: string): string {
  const url = new URL('/', SITE());
  url.searchParams.set('referral_code', code);
  return url.href;
}

const memberView = ({ code, details, joinedAt, invitations }: Member): object => ({
  code,
  link: linkOf(code),
  ...details,
  joinedAt,
  invitations: [...invitations].reverse().map(invitationView),
});

const programView = ({ terms }: Referrals, member: Member | null): object => ({
  reward: { amount: (terms.reward.cents / 100).toFixed(2), currency: terms.reward.currency },
  membership: member && memberView(member),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Handles the referral program: `GET` returns the reward and the membership, `POST` joins.
 * @returns null for other addresses
 */
export async function answerReferral(
  request: IncomingMessage,
  verifier: Verifier,
  referrals: Referrals,
): Promise<Answer | null> {
  const { pathname } = new URL(request.url ?? '/', 'http://consumer-service');
  if (pathname !== PATH) return null;
  if (request.method !== 'GET' && request.method !== 'POST') {
    return refuse(405, 'malformed', 'Only GET and POST are answered here.');
  }
  const claims = await claimsOf(request, verifier);
  const brand = claims && brandOf(claims);
  if (!claims?.sub || brand === null) return unauthorized();
  const accountEmail = verifiedEmail(claims);
  if (accountEmail === null) return unverified();
  if (request.method === 'GET') {
    const member = referrals.memberOf(claims.sub, brand);
    return { status: 200, document: programView(referrals, member) };
  }
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
  const details = {
    company: textOf(body.company),
    email: textOf(body.email),
    zip: textOf(body.zip),
    phone: textOf(body.phone),
  };
  const wrong = fieldErrors('ReferralRequest', { ...body, ...details });
  if (wrong.length > 0) return refuse(422, 'invalid', 'Some fields cannot be used.', wrong);
  if (!referrals.isAvailable(details.zip)) {
    return refuse(403, 'region', 'The program is not available in this region.');
  }
  const { sub, given_name } = claims;
  const firstName = typeof given_name === 'string' && given_name !== '' ? given_name : null;
  const member = referrals.join({ sub, brand, accountEmail, firstName, details });
  return { status: 201, document: programView(referrals, member) };
}
