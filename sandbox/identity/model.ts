import type { PasswordVerifier } from './srp';

/** What a one-time code is for. */
export type CodeKind = 'sign-up' | 'password' | 'email';

/** A code that was sent, as a salted hash. */
export interface StoredCode {
  readonly salt: string;
  readonly hash: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
  readonly wrongTries: number;
}

/** Wrong passwords since the last right one. */
export interface Failures {
  readonly count: number;
  /** ISO 8601 instants. */
  readonly lastAt: string | null;
  readonly lockedUntil: string | null;
}

/** Attributes, besides the email address, that users may set themselves. */
export const PROFILE_ATTRIBUTES = [
  'given_name',
  'family_name',
  'name',
  'phone_number',
  'locale',
] as const;

export type ProfileAttribute = (typeof PROFILE_ATTRIBUTES)[number];

/** A user of the pool. */
export interface StoredUser {
  /** The user's name in the pool, a UUID; people sign in with their email address. */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The address that replaces `email` once it is verified. */
  readonly newEmail: string | null;
  readonly status: 'UNCONFIRMED' | 'CONFIRMED';
  readonly profile: Readonly<Partial<Record<ProfileAttribute, string>>>;
  readonly password: PasswordVerifier;
  readonly codes: Readonly<Partial<Record<CodeKind, StoredCode>>>;
  /** When codes were sent, ISO 8601; only those of the last hour count. */
  readonly codesSentAt: readonly string[];
  readonly failures: Failures;
}

/** A sign-in, and what its tokens depend on. */
export interface StoredSession {
  /** `origin_jti` of its tokens. */
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  /** SHA-256 of the refresh token. */
  readonly refreshHash: string;
  /** ISO 8601 instants. */
  readonly signedInAt: string;
  readonly expiresAt: string;
  readonly isRevoked: boolean;
}

/** The data that survives a restart. */
export interface IdentityData {
  readonly users: Readonly<Record<string, StoredUser>>;
  readonly sessions: Readonly<Record<string, StoredSession>>;
}
