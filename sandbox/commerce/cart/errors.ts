/** `CartUserError`, worded as the platform words it. */
export interface CartError {
  readonly field: readonly string[];
  readonly message: string;
  readonly code: 'INVALID' | 'INVALID_MERCHANDISE_LINE' | 'NOTE_TOO_LONG';
}

export const NOTE_LIMIT = 5000;

type Field = readonly (string | number)[];

const invalid = (field: Field, message: string): CartError => ({
  field: field.map(String),
  message,
  code: 'INVALID',
});

/** Code `INVALID`: there is no cart with the id, or the key in the id is wrong. */
export const noSuchCart = (): CartError =>
  invalid(['cartId'], 'The specified cart does not exist.');

/** Code `INVALID`: no variant of this store has the id. */
export const noSuchMerchandise = (field: Field, id: string): CartError =>
  invalid(field, `The merchandise with id ${id} does not exist.`);

/**
 * Code `INVALID_MERCHANDISE_LINE`: the cart has no line with the id.
 * @param uuid the bare id, without the `gid://` prefix
 */
export const noSuchLine = (field: Field, uuid: string): CartError => ({
  field: field.map(String),
  message: `The merchandise line with id ${uuid} does not exist.`,
  code: 'INVALID_MERCHANDISE_LINE',
});

/** Version 2025-04 has no code of its own for the two errors of selling plans; later ones do. */
export const planNotApplicable = (field: Field): CartError =>
  invalid(field, 'Cannot apply selling plan to variant');

/** Code `INVALID`: a product sold by subscription only, added without a selling plan. */
export const planRequired = (field: Field): CartError =>
  invalid(field, 'Variant can only be purchased with a selling plan.');

/** Code `INVALID`: the customer access token of the buyer is unknown or expired. */
export const invalidCustomer = (field: Field): CartError => invalid(field, 'Customer is invalid');

/** The shop's markets do not include the country. */
export const countryNotServed = (field: Field, code: string): CartError =>
  invalid(field, `The shop does not sell to the country ${code}.`);

/** Code `NOTE_TOO_LONG`: more than `NOTE_LIMIT` characters. */
export const noteTooLong = (field: Field): CartError => ({
  field: field.map(String),
  message: `The note exceeds the maximum number of ${NOTE_LIMIT} characters.`,
  code: 'NOTE_TOO_LONG',
});
