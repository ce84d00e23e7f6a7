import type { ComponentType } from 'react';
import { useCallback, useState } from 'react';
import type { Product } from '~/src/domain/commerce/product';
import { addViewedProduct, FEWEST_SHOWN, toViewedProduct, viewedExcept } from './viewed-products';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { useKeyedEffect } from '~/src/ui/timing/use-keyed-effect';
import { useLocale } from '~/src/features/locale';
import { parseJson } from '~/src/domain/data/json';
import { localStore } from '~/src/features/storage';
import type { RecentlyViewedRailProps } from './recently-viewed-rail';
import { recentlyViewedKey } from './recently-viewed-key';

const load = async (): Promise<ComponentType<RecentlyViewedRailProps>> =>
  (await import('./recently-viewed-rail')).RecentlyViewedRail;

/**
 * Stores on this device that this product was viewed, and shows those viewed before, if there are
 * enough. The space is reserved before the shopper can see it; its code loads when it is about to
 * scroll into view.
 */
export function RecentlyViewed({ product }: { readonly product: Product }) {
  const { brand, locale } = useLocale();
  const [hasOthers, setHasOthers] = useState(false);
  const key = recentlyViewedKey(brand, locale);
  const leave = useCallback(() => setHasOthers(false), []);

  // Refreshed prices create a new product object; that does not count as another view.
  useKeyedEffect(`${key} ${product.handle}`, () => {
    const kept = parseJson(localStore.get(key));
    setHasOthers(viewedExcept(kept, product.handle).length >= FEWEST_SHOWN);
    const seen = toViewedProduct(product);
    if (seen) localStore.set(key, JSON.stringify(addViewedProduct(kept, seen)));
  });

  if (!hasOthers) return null;
  return (
    <div className="seen-place">
      <LazySection
        built={null}
        load={load}
        waitsForVisitor
        props={{ storageKey: key, except: product.handle, onEmpty: leave }}
      />
    </div>
  );
}
