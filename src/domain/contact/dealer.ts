/** Who installs and trains near the shopper (spec storefront §3 Dealer). */
export interface Dealer {
  readonly id: string;
  readonly name: string;
  /** As people write it, for example "(208) 555-0100"; null when none is known. */
  readonly phone: string | null;
  readonly serviceAreas: readonly string[];
  /** Run by the company itself; else by a local owner, who sells plans on their own terms. */
  readonly isCompanyOwned: boolean;
}
