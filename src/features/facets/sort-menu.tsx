import { useEffect, useRef } from 'react';
import { cx } from '~/src/ui/class-names';
import { ChevronDownIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';

interface SortMenuProps {
  readonly label: string;
  /** Site paths without a locale prefix. */
  readonly orders: readonly { readonly id: string; readonly name: string; readonly to: string }[];
  /** Id of the order in use. */
  readonly current: string;
  /** Called before the links are shown. */
  readonly onOpen?: () => void;
  /** Only reserves space: the order is not known yet. */
  readonly isHidden?: boolean;
}

/**
 * The orders of a list, each a link to its page: moving among them changes nothing (WCAG 3.2.2),
 * and they work without JavaScript.
 */
export function SortMenu({ label, orders, current, onOpen, isHidden = false }: SortMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current: details } = menu;
    const stop = new AbortController();
    const { signal } = stop;
    details?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        details.open = false;
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && details.contains(relatedTarget);
        if (!isInside) details.open = false;
      },
      { signal },
    );
    return () => stop.abort();
  }, []);

  return (
    <details ref={menu} className={cx('sort', isHidden && 'invisible')} onToggle={onOpen}>
      <summary className="facet-button">
        <span className="sort-label">{label}</span> {orders.find(({ id }) => id === current)?.name}
        <ChevronDownIcon size={18} />
      </summary>
      {/* Takes the focus of a press in Safari, where links take none: the menu stays. */}
      <ul className="facet-panel" tabIndex={-1}>
        {orders.map(({ id, name, to }) => (
          <li key={id}>
            <LocalLink
              to={to}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => {
                menu.current?.removeAttribute('open');
                // If the page stays open, the menu that contained the link is closed.
                menu.current?.querySelector('summary')?.focus();
              }}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
