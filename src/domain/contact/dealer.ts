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

export interface DealerAddress {
  readonly street: string;
  readonly city: string;
  /** Two letters of the state or province. */
  readonly region: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA';
}

/** A dealer with a page and a place on the map. */
export interface LocatedDealer extends Dealer {
  /** Last segment of the dealer's page. */
  readonly slug: string;
  readonly address: DealerAddress;
  readonly latitude: number;
  readonly longitude: number;
}

/** A dealer in the results for a postal code. */
export interface NearbyDealer extends LocatedDealer {
  /** The postal code is in the dealer's service area. */
  readonly servesPostalCode: boolean;
  /** Miles from the area of the postal code. */
  readonly distance: number;
  /** Date of the next possible visit (yyyy-mm-dd); null when none is planned. */
  readonly nextVisit: string | null;
}

/** The page that finds dealers, without locale prefix. */
export const DEALERS_PATH = '/dealers';

/** Site path of a dealer's page, without locale prefix. */
export const dealerPath = (slug: string): string => `${DEALERS_PATH}/${slug}`;
