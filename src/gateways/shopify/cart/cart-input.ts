import type { VariablesOf } from 'gql.tada';
import type { Attribute, CartLineInput } from '~/src/domain/commerce/cart';
import { isCountryCode } from '~/src/config/locales';
import type { CartBuyerIdentity, CartCreateInput, CartLineUpdate } from './cart-contract';
import type {
  cartBuyerIdentityUpdate,
  cartCreate,
  cartLinesAdd,
  cartLinesUpdate,
} from '../documents/cart-mutations';

type WireIdentity = VariablesOf<typeof cartBuyerIdentityUpdate>['buyerIdentity'];

/** Attributes as mutable copies, which the generated variable types require. */
export const toWireAttributes = (
  attributes: readonly Attribute[],
): { key: string; value: string }[] => attributes.map(({ key, value }) => ({ key, value }));

/** Lines to add; a one-time purchase has no `sellingPlanId` at all. */
export const toWireLines = (
  lines: readonly CartLineInput[],
): VariablesOf<typeof cartLinesAdd>['lines'] =>
  lines.map(({ merchandiseId, quantity, sellingPlanId, attributes }) => ({
    merchandiseId,
    quantity,
    attributes: toWireAttributes(attributes),
    ...(sellingPlanId === null ? {} : { sellingPlanId }),
  }));

/** Changes to lines; what a change does not mention stays as it is in the cart. */
export const toWireUpdates = (
  lines: readonly CartLineUpdate[],
): VariablesOf<typeof cartLinesUpdate>['lines'] =>
  lines.map(({ attributes, ...line }) => ({
    ...line,
    ...(attributes ? { attributes: toWireAttributes(attributes) } : {}),
  }));

/** The buyer as platform input; a country without a locale is left out. */
export const toWireIdentity = ({
  countryCode,
  wallets,
  ...contact
}: CartBuyerIdentity): WireIdentity => ({
  ...contact,
  ...(countryCode !== undefined && isCountryCode(countryCode) ? { countryCode } : {}),
  ...(wallets ? { preferences: { wallet: [...wallets] } } : {}),
});

/** A new cart; the buyer's country is the US unless given, because prices depend on it. */
export const toWireCart = (
  input: CartCreateInput,
): NonNullable<VariablesOf<typeof cartCreate>['input']> => ({
  lines: toWireLines(input.lines),
  attributes: toWireAttributes(input.attributes),
  buyerIdentity: toWireIdentity({
    ...input.buyerIdentity,
    countryCode: input.countryCode ?? 'US',
  }),
  ...(input.note === undefined ? {} : { note: input.note }),
  ...(input.discountCodes ? { discountCodes: [...input.discountCodes] } : {}),
});
