/** A record of the `dealers` search index. */
export interface SeedDealer {
  /** The search service's own key of a record; the same as `id`. */
  readonly objectID: string;
  /** The id that the storefront stores in its cookie and in the cart. */
  readonly id: string;
  /** For example "Larkfield of Boise". */
  readonly name: string;
  /** The last segment of the dealer's page. */
  readonly slug: string;
  readonly phone: string;
  /** Run by the company itself, or by a local owner. */
  readonly companyOwned: boolean;
  /** Towns it serves, its own first. */
  readonly serviceAreas: readonly string[];
  readonly postalCode: string;
  /** Prefixes of the postal codes it serves. */
  readonly postalPrefixes: readonly string[];
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: 'US' | 'CA';
  };
  readonly _geoloc: { readonly lat: number; readonly lng: number };
}
