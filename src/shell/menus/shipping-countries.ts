/** Regions by which countries are grouped, in the order of the specification. */
export const REGIONS = ['americas', 'europe', 'oceania', 'nordic'] as const;

export type Region = (typeof REGIONS)[number];

export interface ShippingCountry {
  /** Two letters, for example `CA`; `Intl.DisplayNames` knows the name in any language. */
  readonly code: string;
  /** Null for countries outside the four regions. */
  readonly region: Region | null;
}

const codesOf = (region: Region | null, codes: string): readonly ShippingCountry[] =>
  codes.split(' ').map(code => ({ code, region }));

/**
 * The shipping countries (spec storefront §3). The specification counts 24 and lists 23: Norway
 * completes the Nordic region.
 */
export const SHIPPING_COUNTRIES: readonly ShippingCountry[] = [
  ...codesOf('americas', 'CA US'),
  ...codesOf('europe', 'AT BE CH CZ DE ES FR GB IE IT NL PT RO'),
  ...codesOf('oceania', 'AU NZ'),
  ...codesOf('nordic', 'DK FI NO SE'),
  ...codesOf(null, 'HK JP SG'),
];

const regionOf = (code: string): Region | null =>
  SHIPPING_COUNTRIES.find(country => country.code === code)?.region ?? null;

export interface RegionGroup<Entry> {
  readonly region: Region | null;
  readonly entries: readonly Entry[];
}

/** Entries by the region of their country, those without one last; each keeps its order. */
export const groupByRegion = <Entry>(
  entries: readonly Entry[],
  codeOf: (entry: Entry) => string,
): readonly RegionGroup<Entry>[] =>
  [...REGIONS, null]
    .map(region => ({
      region,
      entries: entries.filter(entry => regionOf(codeOf(entry)) === region),
    }))
    .filter(group => group.entries.length > 0);
