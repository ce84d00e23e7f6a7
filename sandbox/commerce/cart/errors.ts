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

export const noSuchCart = (): CartError =>
  invalid(['cartId'], 'The specified cart does not exist.');

export const noSuchMerchandise = (field: Field, id: string): CartError =>
  invalid(field, `The merchandise with id ${id} does not exist.`);

export const noSuchLine = (field: Field, uuid: string): CartError => ({
  field: field.map(String),
  message: `The merchandise line with id ${uuid} does not exist.`,
  code: 'INVALID_MERCHANDISE_LINE',
});

/** Version 2025-04 has no code of its own for the two errors of selling plans; later ones do. */
export const planNotApplicable = (field: Field): CartError =>
  invalid(field, 'Cannot apply selling plan to variant');

export const planRequired = (field: Field): CartError =>
  invalid(field, 'Variant can only be purchased with a selling plan.');

export const invalidCustomer = (field: Field): CartError => invalid(field, 'Customer is invalid');

/** The shop's markets do not include the country. */
export const countryNotServed = (field: Field, code: string): CartError =>
  invalid(field, `The shop does not sell to the country ${code}.`);

export const noteTooLong = (field: Field): CartError => ({
  field: field.map(String),
  message: `The note exceeds the maximum number of ${NOTE_LIMIT} characters.`,
  code: 'NOTE_TOO_LONG',
});
