import { compareMoney, subtractMoney, type Money } from './money';

export interface FreeShipping {
  readonly isReached: boolean;
  /** The amount still missing; null once reached. */
  readonly remaining: Money | null;
  /** From 0 to 1. */
  readonly progress: number;
}

/**
 * How far a subtotal is from free shipping (spec storefront §9). Null where there is no threshold,
 * or it is in another currency.
 */
export const freeShippingOf = (
  subtotal: Money,
  threshold: Money | null | undefined,
): FreeShipping | null => {
  if (!threshold || threshold.currency !== subtotal.currency) return null;
  if (compareMoney(subtotal, threshold) >= 0) {
    return { isReached: true, remaining: null, progress: 1 };
  }
  return {
    isReached: false,
    remaining: subtractMoney(threshold, subtotal),
    progress: Math.max(0, subtotal.cents / threshold.cents),
  };
};
