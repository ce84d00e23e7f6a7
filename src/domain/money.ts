import type { CurrencyCode } from '../site/currency';

/** An exact amount: `cents` is an integer in the currency's hundredth unit. */
export interface Money {
  readonly cents: number;
  readonly currency: CurrencyCode;
}
