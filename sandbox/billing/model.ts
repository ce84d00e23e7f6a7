import type { SeedStore } from '~/seed/types';

/** A frequency as the provider writes it; a year is 12 months. */
export interface Frequency {
  readonly unit: 'day' | 'week' | 'month';
  readonly count: number;
}

export interface Property {
  readonly name: string;
  readonly value: string;
}

/** A postal address; empty texts are absent fields. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  /** Two letters. */
  readonly countryCode: string;
  readonly phone: string;
}

interface Dated {
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A customer of the provider: somebody who has bought a subscription. */
export interface BillingCustomer extends Dated {
  readonly id: number;
  readonly store: SeedStore;
  /** Their id in the store. */
  readonly storeCustomerId: number;
}

export interface BillingAddress extends Dated {
  readonly id: number;
  readonly customerId: number;
  readonly postal: PostalAddress;
  readonly paymentMethodId: number;
  readonly orderNote: string | null;
}

/** A card. */
export interface PaymentMethod extends Dated {
  readonly id: number;
  readonly customerId: number;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isDefault: boolean;
  readonly postal: PostalAddress;
}

export interface Subscription extends Dated {
  readonly id: number;
  readonly customerId: number;
  readonly addressId: number;
  readonly variantId: number;
  readonly quantity: number;
  /** Unit price in cents. */
  readonly unitCents: number;
  readonly frequency: Frequency;
  /** The day of the month that a monthly schedule keeps to. */
  readonly dayOfMonth: number;
  /** ISO 8601 date in the store's time zone; kept after a cancellation. */
  readonly nextChargeDate: string;
  readonly properties: readonly Property[];
  readonly cancellation: {
    readonly at: string;
    readonly reason: string;
    readonly comments: string | null;
  } | null;
  readonly maxRetriesReached: boolean;
  /** The charge date in the last reminder email. */
  readonly remindedFor?: string;
}

export interface ChargeItem {
  readonly subscriptionId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly unitCents: number;
  readonly properties: readonly Property[];
}

/** A charge that is not queued; queued ones are derived from the subscriptions. */
export interface StoredCharge extends Dated {
  readonly id: number;
  readonly customerId: number;
  readonly addressId: number;
  readonly status: 'success' | 'error' | 'skipped';
  readonly type: 'checkout' | 'recurring';
  /** ISO 8601 date. */
  readonly scheduledOn: string;
  /** ISO 8601 instant. */
  readonly processedAt: string | null;
  readonly items: readonly ChargeItem[];
  /** The resulting order. */
  readonly orderId: number | null;
  readonly error: { readonly type: string; readonly text: string } | null;
  readonly attempts: number;
  /** ISO 8601 date of the next attempt. */
  readonly retryOn: string | null;
}

/** An API session, by the hash of its token. */
export interface StoredSession {
  readonly customerId: number;
  readonly expiresAt: string;
}

/** An emailed link for updating a card, by the hash of its token. */
export interface CardLink {
  readonly paymentMethodId: number;
  readonly expiresAt: string;
}

type Table<T> = Readonly<Record<string, T>>;

/** Everything that survives a restart. */
export interface BillingData {
  readonly customers: Table<BillingCustomer>;
  readonly addresses: Table<BillingAddress>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly subscriptions: Table<Subscription>;
  readonly charges: Table<StoredCharge>;
  readonly sessions: Table<StoredSession>;
  readonly cardLinks: Table<CardLink>;
}
