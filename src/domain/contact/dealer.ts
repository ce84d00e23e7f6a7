/** The dealer near the shopper (spec storefront §3 Dealer). */
export interface Dealer {
  readonly id: string;
  readonly name: string;
  /** As people write it, for example "(208) 555-0100"; null when none is known. */
  readonly phone: string | null;
  readonly serviceAreas: readonly string[];
  /** Company-owned; otherwise an independent business, which sells plans on its own terms. */
  readonly isCompanyOwned: boolean;
}
