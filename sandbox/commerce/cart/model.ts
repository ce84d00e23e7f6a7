import type { CatalogueDiscount, CataloguePlan, CatalogueVariant } from '../catalogue/model';

export interface StoredAttribute {
  readonly key: string;
  readonly value: string;
}

export interface StoredLine {
  /** A UUID; the wire's id adds the cart's token. */
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly planId: number | null;
  readonly attributes: readonly StoredAttribute[];
}

export interface StoredBuyerIdentity {
  readonly countryCode: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly wallet: readonly string[] | null;
  /** Number of the signed-in customer; absent or null for a stranger. */
  readonly customerId?: number | null;
}

export interface StoredCart {
  readonly token: string;
  /** The secret that the id's `key` parameter must repeat. */
  readonly key: string;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly note: string | null;
  readonly attributes: readonly StoredAttribute[];
  readonly buyerIdentity: StoredBuyerIdentity;
  /** As typed in, applicable or not. */
  readonly discountCodes: readonly string[];
  /** The newest line comes first. */
  readonly lines: readonly StoredLine[];
}

/** A line with what it names in the catalogue. */
export interface ResolvedLine {
  readonly line: StoredLine;
  readonly variant: CatalogueVariant;
  readonly plan: CataloguePlan | null;
}

/** Part of a discount that falls on one line or on the order. */
export interface Allocation {
  readonly discount: CatalogueDiscount;
  readonly cents: number;
}

export interface PricedLine extends ResolvedLine {
  /** One unit after its plan, before discounts. */
  readonly unitCents: number;
  readonly compareAtCents: number | null;
  readonly subtotalCents: number;
  readonly totalCents: number;
  readonly allocations: readonly Allocation[];
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly orderAllocations: readonly Allocation[];
  /** The lines' totals together, before discounts on the whole order. */
  readonly subtotalCents: number;
  readonly totalCents: number;
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
}
