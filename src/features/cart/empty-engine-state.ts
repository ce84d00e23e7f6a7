import type { EngineState } from './types';

/** What the server renders, and the browser until it has hydrated (spec §4: empty and inactive). */
export const EMPTY_ENGINE_STATE: EngineState = {
  status: 'idle',
  isActive: false,
  view: {
    lines: [],
    totalQuantity: 0,
    subtotal: null,
    isEstimated: false,
    note: '',
    attributes: [],
    discountCodes: [],
    orderDiscounts: [],
    wallets: [],
    checkoutUrl: null,
    countryCode: null,
  },
  cartBusy: false,
  cartError: null,
  isAdding: false,
  answers: 0,
  notice: null,
  savedAt: null,
  isUnreadable: false,
};
