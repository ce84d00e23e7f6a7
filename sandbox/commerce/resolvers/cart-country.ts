import { lineRules } from '../cart/change';
import type { ChangedLines } from '../cart/lines';
import { planOf } from '../cart/line-lookup';
import type { StoredCart } from '../cart/model';
import { stockWarning } from '../cart/warnings';
import type { Scope } from './scope';

/**
 * The cart's lines for a buyer of another country. What is not sold there leaves the cart with a warning,
 * and a line on a plan that is not offered there becomes a single purchase.
 */
export function linesInCountry(scope: Scope, cart: StoredCart, country: string): ChangedLines {
  const before = scope.inCountry(cart.buyerIdentity.countryCode).store;
  const { catalogue } = scope.inCountry(country).store;
  const gone = cart.lines.filter(({ variantId }) => !catalogue.variantsById.has(variantId));
  return {
    lines: cart.lines.flatMap(line => {
      const variant = catalogue.variantsById.get(line.variantId);
      return variant
        ? [{ ...line, planId: planOf(catalogue, variant, line.planId)?.id ?? null }]
        : [];
    }),
    warnings: gone.flatMap(line => {
      const variant = before.catalogue.variantsById.get(line.variantId);
      return variant
        ? [stockWarning({ ...line, quantity: 0 }, 0, lineRules(before).title(variant))]
        : [];
    }),
  };
}
