import { describe, expect, it } from 'vitest';
import { toCartUserError, userErrorsOf } from './cart-user-error';

const reasonOf = (message: string, field: readonly string[] = []) =>
  toCartUserError({ field, message, code: 'INVALID' }).reason;

describe('toCartUserError', () => {
  it.each([
    'The specified cart does not exist.',
    "This cart doesn't exist any more",
    'The checkout has already been completed.',
  ])('returns cartGone for: %s', message => {
    expect(reasonOf(message)).toBe('cartGone');
  });

  it('returns cartGone for the field, whatever the message', () => {
    expect(reasonOf('Unbekannt', ['cartId'])).toBe('cartGone');
  });

  it.each([
    'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
    "The product 'Collar' is already sold out.",
  ])('returns invalidInput for: %s', message => {
    expect(reasonOf(message, ['lines', '0', 'merchandiseId'])).toBe('invalidInput');
  });

  it('makes a user error of the message of a failure without any', () => {
    const failure = { kind: 'user', isRetryable: false, status: null } as const;
    expect(userErrorsOf({ ...failure, message: 'Invalid global id', userErrors: [] })).toEqual([
      { field: [], message: 'Invalid global id', code: null, reason: 'invalidInput' },
    ]);
  });
});
