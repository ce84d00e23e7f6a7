import { customerOfToken } from '../customer/tokens';
import { saveCart, lineRules, type CartOutcome } from './change';
import { findAbroad } from '../markets/abroad';
import {
  countryNotServed,
  invalidCustomer,
  NOTE_LIMIT,
  noteTooLong,
  type CartError,
} from './errors';
import { newCartSecret } from './ids';
import { readAll, readWantedLine, type CartLineInput } from './line-input';
import { addLines } from './lines';
import type { StoredAttribute, StoredBuyerIdentity, StoredCart } from './model';
import type { StoreRuntime } from '../runtime';

export interface BuyerIdentityInput {
  readonly countryCode?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly customerAccessToken?: string | null;
  readonly preferences?: { readonly wallet?: readonly string[] | null } | null;
}

export interface CartInput {
  readonly attributes?: readonly StoredAttribute[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly lines?: readonly CartLineInput[] | null;
  readonly note?: string | null;
}

// A null token removes the customer; an absent one changes nothing.
function customerId(
  store: StoreRuntime,
  known: StoredBuyerIdentity,
  { customerAccessToken: token }: BuyerIdentityInput,
): number | null {
  if (token === undefined) return known.customerId ?? null;
  return token ? (customerOfToken(store, token)?.id ?? null) : null;
}

/** The buyer of an input, merged into the one known so far. */
export function buyerIdentity(
  store: StoreRuntime,
  known: StoredBuyerIdentity,
  input: BuyerIdentityInput,
): StoredBuyerIdentity {
  return {
    countryCode: input.countryCode ?? known.countryCode,
    email: input.email === undefined ? known.email : input.email,
    phone: input.phone === undefined ? known.phone : input.phone,
    customerId: customerId(store, known, input),
    wallet: input.preferences ? (input.preferences.wallet ?? null) : known.wallet,
  };
}

// A store without markets abroad prices every cart as in its own country, as the platform does.
const isServed = ({ abroad, settings }: StoreRuntime, code: string): boolean =>
  abroad.markets.length === 0 || code === settings.country || findAbroad(abroad, code) !== null;

/** The errors for an unknown token, and for a country that the store does not sell to. */
export const buyerErrors = (
  store: StoreRuntime,
  input: BuyerIdentityInput | null | undefined,
  field: readonly string[],
): readonly CartError[] => [
  ...(input?.customerAccessToken && !customerOfToken(store, input.customerAccessToken)
    ? [invalidCustomer([...field, 'customerAccessToken'])]
    : []),
  ...(input?.countryCode && !isServed(store, input.countryCode)
    ? [countryNotServed([...field, 'countryCode'], input.countryCode)]
    : []),
];

/** The discount codes, without duplicates; case does not matter. */
export const distinctCodes = (codes: readonly string[] | null | undefined): readonly string[] => [
  ...new Map((codes ?? []).map(code => [code.toLowerCase(), code])).values(),
];

/** A new stored cart, or no cart and the user errors. */
export function createCart(
  store: StoreRuntime,
  input: CartInput,
  countryCode: string,
): CartOutcome {
  const wanted = readAll(input.lines ?? [], (line, index) =>
    readWantedLine(store.catalogue, line, ['input', 'lines', index]),
  );
  const errors = [
    ...((input.note?.length ?? 0) > NOTE_LIMIT ? [noteTooLong(['input', 'note'])] : []),
    ...buyerErrors(store, input.buyerIdentity, ['input', 'buyerIdentity']),
    ...wanted.errors,
  ];
  if (errors.length > 0) return { cart: null, errors, warnings: [] };
  const added = addLines([], wanted.values, lineRules(store));
  const at = store.now().toISOString();
  const stranger = { countryCode, email: null, phone: null, wallet: null };
  const cart: StoredCart = {
    ...newCartSecret(),
    createdAt: at,
    updatedAt: at,
    note: input.note ?? '',
    attributes: (input.attributes ?? []).map(({ key, value }) => ({ key, value })),
    buyerIdentity: buyerIdentity(store, stranger, input.buyerIdentity ?? {}),
    discountCodes: distinctCodes(input.discountCodes),
    lines: added.lines,
  };
  saveCart(store, cart);
  return { cart, errors: [], warnings: added.warnings };
}
