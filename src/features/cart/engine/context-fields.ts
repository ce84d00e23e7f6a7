import type { Cart } from '~/src/domain/commerce/cart';
import type { CartFields } from '../queue/intents';
import { DEALER_ATTRIBUTE } from '~/src/config/constants';
import type { CartContext } from '../types';

/** The context fields that the cart still lacks; null if it has all of them (spec §4). */
export function missingContext(cart: Cart | null, context: CartContext): CartFields | null {
  const { countryCode, dealerId } = context;
  const stored = cart?.attributes.find(({ key }) => key === DEALER_ATTRIBUTE)?.value;
  const lacksDealer = dealerId !== undefined && (stored ?? null) !== dealerId;
  const isElsewhere = cart !== null && cart.countryCode !== countryCode;
  if (!lacksDealer && !isElsewhere) return null;
  return {
    ...(lacksDealer ? { attributes: [{ key: DEALER_ATTRIBUTE, value: dealerId ?? '' }] } : {}),
    ...(isElsewhere ? { buyerIdentity: { countryCode } } : {}),
  };
}
