import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutPage } from '~/src/domain/collections/filter-params';
import { collectionPath } from '~/src/domain/collections/pagination';
import { SORT_ORDERS, type SortOrder } from '~/src/domain/collections/sort-orders';
import { ChevronDownIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';

interface SortMenuProps {
  readonly handle: string;
  readonly order: SortOrder;
}

/**
 * The orders of a collection, each a link to its page: moving among them changes nothing (WCAG
 * 3.2.2), and they work without JavaScript.
 */
export function SortMenu({ handle, order }: SortMenuProps) {
  const { t } = useTranslation('collection');
  const menu = useRef<HTMLDetailsElement>(null);
  // Filters change the address in place: the links take them along as they are on opening.
  const [query, setQuery] = useState('');

  useEffect(() => {
    const { current } = menu;
    const stop = new AbortController();
    const { signal } = stop;
    current?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !current.open) return;
        current.open = false;
        current.querySelector('summary')?.focus();
      },
      { signal },
    );
    current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && current.contains(relatedTarget);
        if (!isInside) current.open = false;
      },
      { signal },
    );
    return () => stop.abort();
  }, []);

  return (
    <details
      ref={menu}
      className="sort"
      onToggle={() => setQuery(withoutPage(window.location.search))}
    >
      <summary className="facet-button">
        <span className="sort-label">{t('sort.label')}</span> {t(`sort.${order}`)}
        <ChevronDownIcon size={18} />
      </summary>
      {/* Takes the focus of a press in Safari, where links take none: the menu stays. */}
      <ul className="facet-panel" tabIndex={-1}>
        {SORT_ORDERS.map(each => (
          <li key={each}>
            <LocalLink
              to={collectionPath(handle, each) + query}
              aria-current={each === order ? 'true' : undefined}
              onClick={() => menu.current?.removeAttribute('open')}
            >
              {t(`sort.${each}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
