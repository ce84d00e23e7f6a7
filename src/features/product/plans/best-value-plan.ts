import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn, savedPercent, type Money } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import { renewalMonths } from '~/src/domain/commerce/renewal-months';
import { matchPlan, type PurchasableProduct } from '../buy-box/add-on-plans';

type Term = Pick<Variant, 'price' | 'subscriptionFrequency'>;

/** What a term costs by the month, rounded to a cent; null if it does not say how long it lasts. */
export const monthlyPrice = ({ price, subscriptionFrequency }: Term): Money | null => {
  const months = subscriptionFrequency === null ? null : renewalMonths(subscriptionFrequency);
  return months === null ? null : { ...price, cents: Math.round(price.cents / months) };
};

/**
 * The term that costs least by the month, to be selected beforehand. Null if no term is cheaper than
 * the others, or one of them cannot be compared.
 */
export const bestValuePlan = (plan: PurchasableProduct, currency: CurrencyCode): Variant | null => {
  const terms = plan.variants
    .filter(variant => isPriceIn(variant.price, currency) && matchPlan(plan, variant).isFound)
    .map(variant => ({ variant, cents: monthlyPrice(variant)?.cents ?? null }));
  const cents = terms.map(term => term.cents);
  if (terms.length < 2 || cents.includes(null)) return null;
  const least = Math.min(...cents.map(Number));
  const cheapest = terms.filter(term => term.cents === least);
  return cheapest.length === 1 ? (cheapest[0]?.variant ?? null) : null;
};

/** What a term saves by the month against the dearest, in whole percent. */
export const savingOf = (plan: PurchasableProduct, term: Term): number => {
  const price = monthlyPrice(term);
  const all = plan.variants.flatMap(variant => monthlyPrice(variant) ?? []);
  return price ? Math.max(0, ...all.map(other => savedPercent(other, price))) : 0;
};
