import { useEffect, useState } from 'react';
import {
  applyOffer,
  type Refreshable,
  type RefreshedProduct,
} from '~/src/domain/commerce/live-offer';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Locale } from '~/src/config/locales';

export interface LiveProduct<P> extends RefreshedProduct<P> {
  /** `failed`: the store could not be read, and the built data is shown. */
  readonly state: 'built' | 'fresh' | 'failed';
}

const toBuiltProduct = <P>(product: P, state: 'built' | 'failed'): LiveProduct<P> => ({
  product,
  state,
  repriced: new Set(),
  gone: new Set(),
  arePlansChanged: false,
});

/**
 * Built prices may be outdated: after hydration, price, availability and plans are read again.
 * Until then, and if the store cannot be read, the built data is shown.
 */
export const useLiveProduct = <P extends Refreshable>(
  product: P,
  locale: Locale,
): LiveProduct<P> => {
  const [live, setLive] = useState<LiveProduct<P> | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const { refreshProduct } = await import('~/src/gateways/shopify/catalogue/product-refresh');
      const store = browserSettings.stores[locale.store];
      const reply = await refreshProduct(store, product.id, locale, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setLive(
        reply.ok
          ? { ...applyOffer(product, reply.value), state: 'fresh' }
          : toBuiltProduct(product, 'failed'),
      );
    };
    // A chunk that cannot be loaded is like a store that cannot be read.
    read().catch(() => setLive(toBuiltProduct(product, 'failed')));
    return () => abort.abort();
  }, [product, locale]);

  return live?.product.id === product.id ? live : toBuiltProduct(product, 'built');
};
