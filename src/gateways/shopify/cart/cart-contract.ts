import type { Attribute, Cart, CartLineInput } from '~/src/domain/commerce/cart';
import type { Result, UserError } from '~/src/domain/data/result';

/** A change that the platform made on its own, such as lowering a quantity to the stock. */
export interface CartWarning {
  /** The platform's code, for example `MERCHANDISE_NOT_ENOUGH_STOCK`. */
  readonly code: string;
  readonly message: string;
  /** Id of the line or merchandise that it refers to. */
  readonly target: string;
}

/** Why a change was refused: the cart was bought or has expired, or the input is invalid. */
export type CartRefusalReason = 'cartGone' | 'invalidInput';

/**
 * A user error of a cart mutation. `message` may be shown to a shopper; base decisions only on
 * `reason`.
 */
export interface CartUserError extends UserError {
  readonly reason: CartRefusalReason;
}

/** The reply to a change. `cart` is null when the change was refused or the cart is gone. */
export interface CartWrite {
  readonly cart: Cart | null;
  readonly userErrors: readonly CartUserError[];
  readonly warnings: readonly CartWarning[];
}

/** The buyer; an absent field is left unchanged. */
export interface CartBuyerIdentity {
  /** Two letters, for example `CA`. */
  readonly countryCode?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Null removes the customer. */
  readonly customerAccessToken?: string | null;
  /** Express wallets that the shopper prefers, for example `SHOP_PAY`. */
  readonly wallets?: readonly string[];
}

export interface CartCreateInput {
  readonly lines: readonly CartLineInput[];
  readonly attributes: readonly Attribute[];
  /** Country of the buyer; US when absent (spec storefront §7). */
  readonly countryCode?: string;
  readonly buyerIdentity?: CartBuyerIdentity;
  readonly note?: string;
  readonly discountCodes?: readonly string[];
}

/** A change to a line: absent fields stay; a null plan turns the line into a one-time purchase. */
export interface CartLineUpdate {
  readonly id: string;
  readonly quantity?: number;
  readonly merchandiseId?: string;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly Attribute[];
}

/**
 * A store's carts. Every reply contains all lines, however many pages they fill. No call is
 * retried, because only the caller knows whether repeating a change is safe. `userErrors` of a
 * change are part of the value, never a failure; a failure means that the store's reply is unknown,
 * and the change may have arrived.
 */
export interface CartGateway {
  create(input: CartCreateInput, signal?: AbortSignal): Promise<Result<CartWrite>>;
  /** Null if the store no longer has the cart. */
  read(cartId: string, signal?: AbortSignal): Promise<Result<Cart | null>>;
  addLines(
    cartId: string,
    lines: readonly CartLineInput[],
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
  updateLines(
    cartId: string,
    lines: readonly CartLineUpdate[],
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
  removeLines(
    cartId: string,
    lineIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
  updateAttributes(
    cartId: string,
    attributes: readonly Attribute[],
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
  updateNote(cartId: string, note: string, signal?: AbortSignal): Promise<Result<CartWrite>>;
  updateDiscountCodes(
    cartId: string,
    codes: readonly string[],
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
  updateBuyerIdentity(
    cartId: string,
    identity: CartBuyerIdentity,
    signal?: AbortSignal,
  ): Promise<Result<CartWrite>>;
}
