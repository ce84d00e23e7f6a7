import { useEffect, useState } from 'react';
import { suggest, type Suggestions } from '~/src/gateways/algolia/suggest';
import { useLocale } from '../../locale';
import { searchClient } from '../search-client';

const MOST = { products: 4, articles: 3 } as const;
const NONE: Suggestions = { products: [], posts: [], articles: [] };

/**
 * The products and the help that the search service ranks first without a question, once they are wanted. None while
 * they load, and none if they do not: nobody asked for them.
 */
export const usePopular = (isWanted: boolean): Suggestions => {
  const { brand, locale } = useLocale();
  const [popular, setPopular] = useState<Suggestions | null>(null);
  const isDue = isWanted && popular === null;
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    void suggest('', { client: searchClient(), locale, brand }).then(reply => {
      if (isGone) return;
      const { products, articles } = reply.ok ? reply.value : NONE;
      setPopular({
        products: products.slice(0, MOST.products),
        posts: [],
        articles: articles.slice(0, MOST.articles),
      });
    });
    return () => {
      isGone = true;
    };
  }, [isDue, brand, locale]);
  return popular ?? NONE;
};
