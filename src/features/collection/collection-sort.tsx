import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutPage } from './filter-params';
import { collectionPath } from '~/src/domain/collections/pagination';
import { SORT_ORDERS, type SortOrder } from '~/src/domain/collections/collection-sort-orders';
import { SortMenu } from '../facets';

interface CollectionSortProps {
  readonly handle: string;
  readonly order: SortOrder;
}

/** The orders of a collection. */
export function CollectionSort({ handle, order }: CollectionSortProps) {
  const { t } = useTranslation('collection');
  // Filters change the URL without a navigation, so the links are updated when the menu opens.
  const [query, setQuery] = useState('');
  return (
    <SortMenu
      label={t('sort.label')}
      orders={SORT_ORDERS.map(id => ({
        id,
        name: t(`sort.${id}`),
        to: collectionPath(handle, id) + query,
      }))}
      current={order}
      onOpen={() => setQuery(withoutPage(window.location.search))}
    />
  );
}
