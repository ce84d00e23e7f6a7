/** A dealer as the page of all dealers lists them. */
export interface ListedDealer {
  readonly slug: string;
  readonly name: string;
  readonly regionName: string;
  readonly address: { readonly city: string };
  readonly latitude: number;
  readonly longitude: number;
}

interface Region {
  readonly name: string;
  readonly dealers: readonly ListedDealer[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The dealers by state or province, both by name. */
export const byRegion = (dealers: readonly ListedDealer[]): readonly Region[] =>
  [...new Set(dealers.map(({ regionName }) => regionName))].sort(compare).map(name => ({
    name,
    dealers: dealers
      .filter(({ regionName }) => regionName === name)
      .sort((a, b) => compare(a.name, b.name)),
  }));
