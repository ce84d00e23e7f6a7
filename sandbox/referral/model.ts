import { isJsonObject } from '../core/json';

/** What a member wrote in the form. */
export interface ReferralDetails {
  readonly company: string;
  readonly email: string;
  /** Five digits. */
  readonly zip: string;
  /** For example `208-555-0140`. */
  readonly phone: string;
}

/** Somebody who used a member's code. */
export interface Invitation {
  readonly id: string;
  /** For example `Sam M.`. */
  readonly name: string;
  /** In lower case; the member never sees it. */
  readonly email: string;
  /** An appointment was booked by the code, or an order was placed and the reward is the member's. */
  readonly status: 'appointment' | 'credited';
  /** ISO 8601 instant of the status. */
  readonly at: string;
}

/** A customer who takes part. */
export interface Member {
  /** The `sub` of the customer. */
  readonly sub: string;
  readonly brand: string;
  /** The address of the account; `details` may name another. */
  readonly accountEmail: string;
  readonly firstName: string | null;
  readonly details: ReferralDetails;
  readonly code: string;
  /** ISO 8601 instant. */
  readonly joinedAt: string;
  /** Oldest first. */
  readonly invitations: readonly Invitation[];
}

const isMember = (value: unknown): value is Member =>
  isJsonObject(value) &&
  ['sub', 'brand', 'code', 'joinedAt'].every(name => typeof value[name] === 'string') &&
  isJsonObject(value.details) &&
  Array.isArray(value.invitations);

/** Reads stored members; throws if they are none. */
export function parseMembers(stored: unknown): readonly Member[] {
  if (!Array.isArray(stored) || !stored.every(isMember)) throw new Error('No members.');
  return stored;
}
