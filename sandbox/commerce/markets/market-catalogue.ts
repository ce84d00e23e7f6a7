import type { SeedMarket, SeedMarketPrice } from '~/seed/market-types';
import { numericId } from '../catalogue/ids';
import type {
  Catalogue,
  CatalogueMetafield,
  CatalogueOption,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/model';
import { withProducts } from '../catalogue/with-products';
import { parseDecimal } from '../money';

function lowestPrice(
  variant: CatalogueVariant,
  { lowestOf30Days: amount }: SeedMarketPrice,
  market: SeedMarket,
): readonly CatalogueMetafield[] {
  if (amount === undefined) return [];
  const key = 'lowest_price_30_days';
  const value = JSON.stringify({ amount, currency_code: market.currency });
  const id = numericId('metafield', String(variant.id), market.id, key);
  return [{ id, namespace: 'custom', key, type: 'money', value, references: [] }];
}

function marketVariant(
  variant: CatalogueVariant,
  entry: SeedMarketPrice,
  market: SeedMarket,
): CatalogueVariant {
  return {
    ...variant,
    priceCents: parseDecimal(entry.price),
    compareAtCents: entry.compareAt === undefined ? null : parseDecimal(entry.compareAt),
    metafields: [...variant.metafields, ...lowestPrice(variant, entry, market)],
  };
}

/** The values that some variant has; an option without any is left out. */
const offered = (
  options: readonly CatalogueOption[],
  variants: readonly CatalogueVariant[],
): readonly CatalogueOption[] =>
  options.map(option => ({
    ...option,
    values: option.values.filter(({ name }) =>
      variants.some(({ selectedOptions }) =>
        selectedOptions.some(each => each.name === option.name && each.value === name),
      ),
    ),
  }));

/**
 * What a store sells in a market abroad: what has a price there. Plans are for the store's own country,
 * since the billing provider charges only in its currency; so are discounts in amounts of that currency.
 */
export function marketCatalogue(catalogue: Catalogue, market: SeedMarket): Catalogue {
  const prices = new Map(market.prices.map(entry => [entry.sku, entry]));
  const products = catalogue.products.flatMap((product): readonly CatalogueProduct[] => {
    const variants = product.variants.flatMap(variant => {
      const entry = prices.get(variant.sku);
      return entry ? [marketVariant(variant, entry, market)] : [];
    });
    if (variants.length === 0 || product.requiresSellingPlan) return [];
    const cents = variants.map(({ priceCents }) => priceCents);
    const [minCents, maxCents] = [Math.min(...cents), Math.max(...cents)];
    const options = offered(product.options, variants);
    return [{ ...product, options, variants, planGroups: [], minCents, maxCents }];
  });
  const discounts = catalogue.discounts.filter(
    ({ value, minimumCents }) => value.kind === 'percentage' && minimumCents === 0,
  );
  return withProducts({ ...catalogue, discounts }, products);
}
