import type { StoreCountry } from '../stores';

const US =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const CA =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Northwest Territories|Nova Scotia|Nunavut|Ontario|Prince Edward Island|Quebec|Saskatchewan|Yukon';

/** The format of an address in a store's country. */
export interface AddressRules {
  readonly regions: readonly string[];
  readonly regionLabel: string;
  readonly postalLabel: string;
  readonly postalPattern: RegExp;
  readonly postalExample: string;
  /** Whether the postal code stands before the town. */
  readonly isZipFirst?: boolean;
}

/** Abroad, an address has no state or province. */
const abroad = (postalPattern: RegExp, postalExample: string, isZipFirst = true): AddressRules => ({
  regions: [],
  regionLabel: '',
  postalLabel: 'Postcode',
  postalPattern,
  postalExample,
  isZipFirst,
});

const FOUR_DIGITS = /^\d{4}$/;
const FIVE_DIGITS = /^\d{5}$/;

export const ADDRESS_RULES: Readonly<Record<StoreCountry, AddressRules>> = {
  GB: abroad(/^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/, 'BS1 4DJ', false),
  AU: abroad(FOUR_DIGITS, '3000', false),
  FR: abroad(FIVE_DIGITS, '69002'),
  BE: abroad(FOUR_DIGITS, '4000'),
  DE: abroad(FIVE_DIGITS, '50667'),
  IE: abroad(/^[A-Za-z]\d[\dWw] ?[A-Za-z\d]{4}$/, 'H91 E2K3', false),
  IT: abroad(FIVE_DIGITS, '40121'),
  NL: abroad(/^\d{4} ?[A-Za-z]{2}$/, '3511 AB'),
  ES: abroad(FIVE_DIGITS, '41001'),
  CH: abroad(FOUR_DIGITS, '3011'),
  US: {
    regions: US.split('|'),
    regionLabel: 'State',
    postalLabel: 'ZIP code',
    postalPattern: /^\d{5}(?:-\d{4})?$/,
    postalExample: '46802',
  },
  CA: {
    regions: CA.split('|'),
    regionLabel: 'Province',
    postalLabel: 'Postal code',
    postalPattern: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/,
    postalExample: 'K1A 0B1',
  },
};
