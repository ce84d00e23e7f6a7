/** A customer account in one store. */
export interface Customer {
  /** Numeric part of the platform id. */
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly tags: readonly string[];
  readonly acceptsMarketing: boolean;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The data behind a customer access token. */
export interface StoredToken {
  readonly customerId: number;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}
