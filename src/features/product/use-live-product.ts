import { useEffect, useState } from 'react';
import type { Product } from '../../domain/product';
import type { ProductOffer } from '../../gateways/commerce/product-refresh';
import { browserSettings } from '../../site/browser-settings';
import type { Locale } from '../../site/locales';

export type LiveState = 'built' | 'fresh' | 'failed';

interface LiveProduct<P> {
  readonly product: P;
  readonly state: LiveState;
  /** Ids of variants whose price is not the one that was built in. */
  readonly repriced: ReadonlySet<string>;
}

type Refreshable = Pick<Product, 'id' | 'variants' | 'requiresSellingPlan' | 'sellingPlanGroups'>;

const withOffer = <P extends Refreshable>(product: P, offer: ProductOffer): LiveProduct<P> => {
  const offers = new Map(offer.variants.map(variant => [variant.id, variant]));
  const variants = product.variants.map(variant => {
    const fresh = offers.get(variant.id);
    return fresh ? { ...variant, ...fresh } : { ...variant, availability: 'outOfStock' as const };
  });
  const repriced = product.variants
    .filter(
      variant =>
        (offers.get(variant.id)?.price.cents ?? variant.price.cents) !== variant.price.cents,
    )
    .map(variant => variant.id);
  const { requiresSellingPlan, sellingPlanGroups } = offer;
  return {
    product: { ...product, variants, requiresSellingPlan, sellingPlanGroups },
    state: 'fresh',
    repriced: new Set(repriced),
  };
};

/**
 * Built prices grow old: after hydration price, availability and plans are read again (design
 * "Stores and prices"). Until then, and where the store cannot be read, what was built is shown.
 */
export const useLiveProduct = <P extends Refreshable>(
  product: P,
  locale: Locale,
): LiveProduct<P> => {
  const [live, setLive] = useState<LiveProduct<P> | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const { refreshProduct } = await import('../../gateways/commerce/product-refresh');
      const store = browserSettings.stores[locale.store];
      const reply = await refreshProduct(store, product.id, locale, { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (reply.ok && reply.value) setLive(withOffer(product, reply.value));
      else setLive({ product, state: 'failed', repriced: new Set() });
    };
    // A chunk that cannot be loaded is like a store that cannot be read.
    read().catch(() => setLive({ product, state: 'failed', repriced: new Set() }));
    return () => abort.abort();
  }, [product, locale]);

  return live?.product.id === product.id
    ? live
    : { product, state: 'built', repriced: new Set<string>() };
};
