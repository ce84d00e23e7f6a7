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
}

export const ADDRESS_RULES: Readonly<Record<'US' | 'CA', AddressRules>> = {
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
