import { parsePostalCode } from '~/src/domain/contact/postal-code';
import { regionName } from '~/src/domain/geo/regions';

/**
 * The first characters of the postal codes of states and provinces. Some are shared across a border: Fishers Island
 * (NY) has codes of Connecticut, Fort Campbell (TN) of Kentucky, Verdi (CA) of Nevada, El Paso (TX) of New Mexico.
 */
const FIRST_CHARACTERS: Readonly<Record<string, string>> = {
  0: 'CT MA ME NH NJ NY RI VT',
  1: 'DE NY PA',
  2: 'DC MD NC SC VA WV',
  3: 'AL FL GA KY MS TN',
  4: 'IN KY MI OH TN',
  5: 'DC IA MN MT ND SD WI',
  6: 'IL KS MO NE',
  7: 'AR LA OK TX',
  8: 'AZ CA CO ID NM NV TX UT WY',
  9: 'AK CA HI NV OR WA',
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'ON QC',
  J: 'ON QC',
  K: 'ON QC',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'MB ON',
  R: 'MB ON SK',
  S: 'AB MB SK',
  T: 'AB BC SK',
  V: 'AB BC YT',
  X: 'NT NU',
  Y: 'BC YT',
};

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FIRST_CHARACTERS).map(([first, codes]) => [
    first,
    codes.split(' ').map(regionName),
  ]),
);

/** Whether a postal code certainly belongs to a different state or province than the named one. */
export const isElsewhere = (typed: string, region: string): boolean => {
  const names = NAMES.get(parsePostalCode(typed)?.charAt(0) ?? '');
  const isKnown = [...NAMES.values()].some(each => each.includes(region));
  return isKnown && names !== undefined && !names.includes(region);
};
