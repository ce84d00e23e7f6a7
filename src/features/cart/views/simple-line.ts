import type { CurrencyCode } from '~/src/config/currency';
import { isPriceIn } from '~/src/domain/commerce/money';
import { lineDisplay } from '../queue/line-display';
import type { AddLine } from '../types';

/**
 * The line that adds one of a product that has no options. Reads the product's page first, where its
 * stock and price are current; null if there is a choice to make, or it cannot be read.
 * @param path that of the product's page, with its locale
 */
export const readSimpleLine = async (
  path: string,
  currency: CurrencyCode,
): Promise<AddLine | null> => {
  const { readPageProduct } = await import('~/src/gateways/site-files/pairings');
  const reply = await readPageProduct(path);
  if (!reply.ok || reply.value.requiresSellingPlan) return null;
  const [variant] = reply.value.variants;
  const canAdd =
    variant?.availability === 'inStock' &&
    !variant.isLeadGeneration &&
    isPriceIn(variant.price, currency);
  if (!canAdd) return null;
  const input = { merchandiseId: variant.id, quantity: 1, sellingPlanId: null, attributes: [] };
  return { input, display: lineDisplay(reply.value, variant, null) };
};
