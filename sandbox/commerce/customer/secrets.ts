import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { MailedToken, PasswordHash } from './model';

// Cheap enough for tests to sign in hundreds of times; the passwords protect nothing.
const COST = { N: 1024, r: 8, p: 1 };
const LENGTH = 32;

/** A salted hash of a password. */
export function hashPassword(
  password: string,
  salt = randomBytes(16).toString('hex'),
): PasswordHash {
  return { salt, hash: scryptSync(password, salt, LENGTH, COST).toString('hex') };
}

/** Whether a password matches the hash. */
export function isPassword(password: string, { salt, hash }: PasswordHash): boolean {
  return timingSafeEqual(scryptSync(password, salt, LENGTH, COST), Buffer.from(hash, 'hex'));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token for a link, and the hash to store. */
export function createMailedToken(expiresAt: string): {
  readonly token: string;
  readonly stored: MailedToken;
} {
  const token = `${randomBytes(16).toString('hex')}-${Math.floor(Date.parse(expiresAt) / 1000)}`;
  return { token, stored: { hash: hashOf(token), expiresAt } };
}

/** Whether a token matches and has not expired. */
export const isMailedToken = (token: string, stored: MailedToken | null, now: Date): boolean =>
  stored !== null && stored.hash === hashOf(token) && Date.parse(stored.expiresAt) > now.getTime();
