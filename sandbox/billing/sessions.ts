import { createHash, randomBytes } from 'node:crypto';
import type { BillingData } from './model';
import { accountOf, type Account, type BillingRuntime } from './runtime';

const SESSION_MS = 3_600_000;
const LINK_MS = 24 * 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const current = <T extends { readonly expiresAt: string }>(
  table: Readonly<Record<string, T>>,
  now: Date,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(table).filter(([, { expiresAt }]) => Date.parse(expiresAt) > now.getTime()),
  );

function keep<Name extends 'sessions' | 'cardLinks'>(
  { state, now }: BillingRuntime,
  table: Name,
  token: string,
  entry: BillingData[Name][string],
): string {
  state.update(data => ({
    ...data,
    [table]: {
      ...current<{ readonly expiresAt: string }>(data[table], now()),
      [hashOf(token)]: entry,
    },
  }));
  return token;
}

const inMs = ({ now }: BillingRuntime, ms: number): string =>
  new Date(now().getTime() + ms).toISOString();

/**
 * Creates a session of one hour.
 * @returns its token
 */
export const openSession = (billing: BillingRuntime, customerId: number): string =>
  keep(billing, 'sessions', randomBytes(24).toString('hex'), {
    customerId,
    expiresAt: inMs(billing, SESSION_MS),
  });

/** The account of a session token; null if it is unknown or has expired. */
export function accountOfToken(billing: BillingRuntime, token: string): Account | null {
  const { sessions, customers } = billing.state.value;
  const session = sessions[hashOf(token)];
  if (!session || Date.parse(session.expiresAt) <= billing.now().getTime()) return null;
  return customers[String(session.customerId)] ? accountOf(billing, session.customerId) : null;
}

/**
 * Creates a link for updating a card, valid for a day.
 * @returns its token
 */
export const openCardLink = (billing: BillingRuntime, paymentMethodId: number): string =>
  keep(billing, 'cardLinks', randomBytes(24).toString('hex'), {
    paymentMethodId,
    expiresAt: inMs(billing, LINK_MS),
  });

/** The card of a link's token; null if it is unknown or has expired. */
export function cardOfLink({ state, now }: BillingRuntime, token: string): number | null {
  const link = state.value.cardLinks[hashOf(token)];
  if (!link || Date.parse(link.expiresAt) <= now().getTime()) return null;
  return link.paymentMethodId;
}
