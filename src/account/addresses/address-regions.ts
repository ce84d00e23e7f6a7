import type { StoreKey } from '~/src/config/locales';
import { regionName } from '~/src/domain/geo/regions';

const US_CODES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const CA_CODES = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';

/** A country that addresses may be in (spec account §3: United States or Canada). */
export interface AddressCountry {
  /** The key of its texts. */
  readonly key: 'us' | 'ca';
  /** Its name in the store. */
  readonly name: string;
  /** The names of its states or provinces. */
  readonly regions: readonly string[];
  /** The pattern of its postal codes, in capitals. */
  readonly postalCode: RegExp;
}

const regionsOf = (codes: string): readonly string[] => codes.split(' ').map(regionName).sort();

const UNITED_STATES: AddressCountry = {
  key: 'us',
  name: 'United States',
  regions: regionsOf(US_CODES),
  postalCode: /^\d{5}(-\d{4})?$/,
};

const CANADA: AddressCountry = {
  key: 'ca',
  name: 'Canada',
  regions: regionsOf(CA_CODES),
  postalCode: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
};

export const ADDRESS_COUNTRIES: readonly AddressCountry[] = [UNITED_STATES, CANADA];

/** Finds a country by name; falls back to the United States. */
export const addressCountry = (name: string): AddressCountry =>
  ADDRESS_COUNTRIES.find(country => country.name === name) ?? UNITED_STATES;

/** The country that the form selects at first, by store. */
export const homeCountryOf = (store: StoreKey): AddressCountry =>
  store === 'ca' ? CANADA : UNITED_STATES;
