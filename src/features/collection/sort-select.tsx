import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { collectionPath } from '../../domain/pagination';
import { isSortOrder, SORT_ORDERS, type SortOrder } from '../../domain/sort-orders';
import { localizePath } from '../../site/paths';
import { Select } from '../../ui/field';
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
  return (
    <>
      <div className="script-only w-56">
        <Select
          label={t('sort.label')}
          value={order}
          onChange={event => {
            const chosen = event.currentTarget.value;
            if (!isSortOrder(chosen)) return;
            void navigate(localizePath(collectionPath(handle, chosen), locale, brand));
          }}
        >
          {SORT_ORDERS.map(each => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </Select>
      </div>
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
