import type { GatewayError, UserError } from '~/src/domain/data/result';
import type { CartUserError } from './cart-contract';

// The platform has no code of its own for a cart that was bought or has expired, only these sentences.
const CART_GONE = /cart .*(does not|doesn't) exist|already.*completed/i;

/**
 * Tags a user error of a cart mutation with the reason that callers act upon.
 * @param error as the platform words it; `field` is the path of the refused input
 * @returns the error with `reason` `cartGone` when it speaks of the cart itself, else `invalidInput`
 */
export function toCartUserError(error: UserError): CartUserError {
  const isGone = error.field.at(-1) === 'cartId' || CART_GONE.test(error.message);
  return { ...error, reason: isGone ? 'cartGone' : 'invalidInput' };
}

/**
 * The user errors of a mutation that the platform rejected as a whole, for example for a malformed
 * id.
 * @param error a failure of kind `user`
 * @returns at least one error
 */
export function userErrorsOf({ userErrors, message }: GatewayError): readonly CartUserError[] {
  const errors = userErrors.length > 0 ? userErrors : [{ field: [], message, code: null }];
  return errors.map(toCartUserError);
}
