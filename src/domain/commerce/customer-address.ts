/** A customer's address as form values; an empty text is an absent field. */
export interface AddressFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** The name of the state or province. */
  readonly province: string;
  readonly zip: string;
  /** The name of the country. */
  readonly country: string;
  readonly phone: string;
}

/** An address of a customer (spec account §3). */
export interface CustomerAddress extends AddressFields {
  readonly id: string;
  /** First and last name as the store writes them. */
  readonly name: string;
  /** Two letters; null if the country is unknown to the store. */
  readonly countryCode: string | null;
  readonly isDefault: boolean;
}

/** The city with its state or province and postal code, in one line. */
export const areaLine = ({
  city,
  province,
  zip,
}: Pick<AddressFields, 'city' | 'province' | 'zip'>): string =>
  [city, [province, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** An address as it is written on a letter, without empty lines. */
export const addressLines = (
  address: Omit<CustomerAddress, 'id' | 'isDefault'>,
): readonly string[] =>
  [
    address.name,
    address.company,
    address.address1,
    address.address2,
    areaLine(address),
    address.country,
  ].filter(Boolean);
