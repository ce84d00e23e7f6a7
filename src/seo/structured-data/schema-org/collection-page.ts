import type { CollectionPage } from 'schema-dts';
import type { CrumbPlace } from './breadcrumb-list';

export interface DescribedList {
  readonly name: string;
  /** Full address of the page. */
  readonly url: string;
  readonly description: string | null;
  /** Names and full addresses, in the order of the page. */
  readonly items: readonly CrumbPlace[];
  /** Position of the first in the whole list, from 1. */
  readonly first?: number;
}

/** A page that lists others. */
export const collectionPage = ({
  name,
  url,
  description,
  items,
  first = 1,
}: DescribedList): CollectionPage => ({
  '@type': 'CollectionPage',
  name,
  url,
  ...(description && { description }),
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: item.name,
      url: item.url,
    })),
  },
});
