import { useEffect, useState } from 'react';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { suggest } from '~/src/gateways/algolia/suggest';
import { useLocale } from '~/src/features/locale';
import { searchClient } from '~/src/features/search/search-client';

const MOST = 4;

/**
 * The products that the search service ranks first for an empty query, once `wanted`. Empty while they load,
 * and if they cannot be loaded, because the shopper did not ask for them.
 */
export const usePopularProducts = (isWanted: boolean): readonly TileCard[] => {
  const { brand, locale } = useLocale();
  const [products, setProducts] = useState<readonly TileCard[] | null>(null);
  const isDue = isWanted && products === null;
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    void suggest('', { client: searchClient(), locale, brand }).then(reply => {
      if (!isGone) setProducts(reply.ok ? reply.value.products.slice(0, MOST) : []);
    });
    return () => {
      isGone = true;
    };
  }, [isDue, brand, locale]);
  return products ?? [];
};
