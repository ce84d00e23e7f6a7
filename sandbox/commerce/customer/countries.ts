import { markets } from '~/seed/catalogue';
import { ADDRESS_RULES } from '../checkout/regions';
import type { StoreCountry } from '../stores';

const US_CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const CA_CODES = 'AB|BC|MB|NB|NL|NT|NS|NU|ON|PE|QC|SK|YT';

interface Province {
  readonly name: string;
  readonly code: string;
}

/** A country that customers of the stores live in. */
export interface Country {
  readonly code: StoreCountry;
  readonly name: string;
  readonly provinces: readonly Province[];
}

const provinces = (country: 'US' | 'CA', codes: string): readonly Province[] =>
  codes
    .split('|')
    .map((code, index) => ({ code, name: ADDRESS_RULES[country].regions[index] ?? code }));

const COUNTRIES: readonly Country[] = [
  { code: 'US', name: 'United States', provinces: provinces('US', US_CODES) },
  { code: 'CA', name: 'Canada', provinces: provinces('CA', CA_CODES) },
  ...markets.flatMap(({ countries }) =>
    countries.map(({ code, name }) => ({ code, name, provinces: [] })),
  ),
];

const isNamed = ({ name, code }: Province | Country, wanted: string): boolean =>
  [name.toLowerCase(), code.toLowerCase()].includes(wanted.trim().toLowerCase());

/** The country of a name or code; null for others. */
export const findCountry = (wanted: string): Country | null =>
  COUNTRIES.find(country => isNamed(country, wanted)) ?? null;

/** The state or province of a name or code; null for others. */
export const findProvince = (country: Country, wanted: string): Province | null =>
  country.provinces.find(province => isNamed(province, wanted)) ?? null;
