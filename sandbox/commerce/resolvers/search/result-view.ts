import { createHash } from 'node:crypto';
import { collectionView } from '../collection-view';
import { articleView } from '../content/article-view';
import { pageView } from '../content/page-view';
import { productView } from '../product/product-view';
import type { Scope } from '../scope';
import type { SearchEntry } from './search-entries';

/** The parameters that mark a visit as one from a search; `_sid` names the search. */
export function trackingOf(parameters: Readonly<Record<string, string>>, query: string): string {
  const session = createHash('sha1').update(query).digest('hex').slice(0, 9);
  return new URLSearchParams({ ...parameters, _sid: session }).toString();
}

/** What a search found, with its tracking parameters. */
export function resultView({ kind, item }: SearchEntry, scope: Scope, tracking: string): unknown {
  switch (kind) {
    case 'PRODUCT':
      return productView(item, scope, tracking);
    case 'COLLECTION':
      return collectionView(item, scope, tracking);
    case 'PAGE':
      return pageView(item, scope, tracking);
    case 'ARTICLE':
      return articleView(item, scope, tracking);
  }
}
