/** `CustomerErrorCode`, those that the sandbox gives. */
export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

/** `CustomerUserError`, worded as the platform words it. */
export interface CustomerError {
  readonly code: CustomerErrorCode | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The platform does not say which of the two is wrong. */
export const unidentified: CustomerError = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: null,
  message: 'Unidentified customer',
};

export const invalidToken: CustomerError = {
  code: 'TOKEN_INVALID',
  field: ['customerAccessToken'],
  message: 'Invalid customer access token',
};

/**
 * Code `NOT_FOUND`: the customer has no address with the id.
 * @param field the argument that held the id
 */
export const noSuchAddress = (field: 'id' | 'addressId'): CustomerError => ({
  code: 'NOT_FOUND',
  field: [field],
  message: 'Address does not exist',
});
