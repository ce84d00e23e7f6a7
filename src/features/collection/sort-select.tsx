import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutPage } from '../../domain/filter-params';
import { collectionPath } from '../../domain/pagination';
import { isSortOrder, SORT_ORDERS, type SortOrder } from '../../domain/sort-orders';
import { localizePath } from '../../site/paths';
import { useLocale } from '../locale';
import { LocalLink } from '../navigation';

interface SortSelectProps {
  readonly handle: string;
  readonly order: SortOrder;
}

/** Each order is a page of its own, so without JavaScript the orders are links. */
export function SortSelect({ handle, order }: SortSelectProps) {
  const { t } = useTranslation('collection');
  const { brand, locale } = useLocale();
  // Shown as soon as it is chosen: its page may take a while to come.
  const [shown, setShown] = useState(order);
  return (
    <>
      <label className="sort script-only">
        <span>{t('sort.label')}</span>
        <select
          className="input"
          value={shown}
          onChange={event => {
            const chosen = event.currentTarget.value;
            if (!isSortOrder(chosen)) return;
            setShown(chosen);
            const path = collectionPath(handle, chosen) + withoutPage(window.location.search);
            void navigate(localizePath(path, locale, brand));
          }}
        >
          {SORT_ORDERS.map(each => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <ul className="flex flex-wrap gap-4">
          {SORT_ORDERS.map(each => (
            <li key={each}>
              <LocalLink to={collectionPath(handle, each)} className="link">
                {t(`sort.${each}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
