/** A password as a salted hash. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

/** An address of a customer's; empty texts are absent fields. */
export interface CustomerAddress {
  /** Numeric part of the platform id. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Name of the state or province. */
  readonly province: string;
  readonly zip: string;
  /** Name of the country. */
  readonly country: string;
  readonly phone: string;
}

/** An emailed link, by the hash of its token. */
export interface MailedToken {
  readonly hash: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

/** A customer of one store, with an account or from a guest purchase. */
export interface Customer {
  /** Numeric part of the platform id. */
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  /** Null for customers who sign in elsewhere, and for guests. */
  readonly password: PasswordHash | null;
  /** False until a guest activates an account. */
  readonly isEnabled: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly tags: readonly string[];
  readonly acceptsMarketing: boolean;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly addresses: readonly CustomerAddress[];
  readonly defaultAddressId: number | null;
  /** Their id at the identity provider, by multipass. */
  readonly identifier: string | null;
  readonly reset: MailedToken | null;
  readonly activation: MailedToken | null;
}

/** The data behind a customer access token. */
export interface StoredToken {
  readonly customerId: number;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}
