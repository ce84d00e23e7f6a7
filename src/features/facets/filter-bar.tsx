import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { filterCount, NO_FILTERS } from '~/src/domain/collections/collection-selection';
import { Button } from '~/src/ui/button';
import { Drawer } from '~/src/ui/dialog';
import { ChevronDownIcon, lineIcon } from '~/src/ui/icons';
import { Skeleton } from '~/src/ui/skeleton';
import type { FacetControls } from './facet-controls';
import { facetName } from './facet-names';
import type { FacetsView, OfferedFacet, SelectFilters } from './facets-view';
import type { FilterSheetBody } from './filter-sheet-body';
import type { watchMenus } from './menu-behavior';

const FilterIcon = /*#__PURE__*/ lineIcon(
  'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M13 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM6 16.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
);

/** What facets need beyond their buttons; it may load late. */
export interface FacetCode {
  readonly FacetControls: typeof FacetControls;
  readonly SheetBody: typeof FilterSheetBody;
  readonly watchMenus: typeof watchMenus;
}

interface FilterBarProps {
  readonly facets: readonly OfferedFacet[];
  /** The facets, and the code to show them; null until loaded. */
  readonly view: FacetsView | null;
  readonly code: FacetCode | null;
  /** Loads both. */
  readonly load: () => void;
  readonly onSelect: SelectFilters;
  /** The button that opens all filters. */
  readonly button: RefObject<HTMLButtonElement>;
}

const ON_BAR = 5;

function Waiting() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {[1, 2, 3].map(line => (
        <Skeleton key={line} className="h-8" />
      ))}
    </div>
  );
}

/** How many values are selected: a number beside the name, read as "Size 2 chosen". */
function ChosenCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('collection');
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="facet-badge" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{t('filters.chosen', { count })}</span>
    </>
  );
}

interface FacetMenuProps {
  readonly name: string;
  /** How many of its values are selected. */
  readonly count: number;
  readonly load: () => void;
  /** The controls. */
  readonly children: ReactNode;
}

/** A facet that opens in place. Its controls are rendered from the first time on that it opens. */
function FacetMenu({ name, count, load, children }: FacetMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const use = (): void => {
    load();
    setUsed(true);
  };
  // It may have been opened before hydration.
  useEffect(() => {
    if (menu.current?.open) setUsed(true);
  }, []);
  return (
    <details ref={menu} className="facet" name="facet" onToggle={use}>
      {/* A click comes before the menu opens; the search of a browser opens it without one. */}
      <summary className="facet-button" onClick={use}>
        {name}
        <ChosenCount count={count} />
        <ChevronDownIcon size={18} />
      </summary>
      <fieldset className="facet-panel">
        <legend className="sr-only">{name}</legend>
        {isUsed ? children : <Waiting />}
      </fieldset>
    </details>
  );
}

/** The filter buttons: the first facets open in place, and one button opens a sheet with all of them. */
export function FilterBar({ facets, view, code, load, onSelect, button }: FilterBarProps) {
  const { t } = useTranslation('collection');
  const [isOpen, setOpen] = useState(false);
  // The contents of the sheet stay while it slides out.
  const [isUsed, setUsed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const selection = view?.selection ?? NO_FILTERS;
  const count = filterCount(selection);

  useEffect(() => (code && form.current ? code.watchMenus(form.current) : undefined), [code]);

  // A shopper whose pointer comes near is likely to open one.
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['pointerover', 'focusin']) {
      form.current?.addEventListener(type, load, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [load]);

  const shared = view && { view, onSelect };
  const chosenIn = (id: string): number =>
    id === 'price'
      ? filterCount({ values: {}, price: selection.price })
      : (selection.values[id]?.length ?? 0);

  return (
    <>
      <form
        ref={form}
        className="facets script-only"
        aria-label={t('filters.label')}
        onSubmit={event => event.preventDefault()}
      >
        <button
          ref={button}
          type="button"
          className="facet-button facet-all"
          aria-haspopup="dialog"
          onClick={() => {
            load();
            setUsed(true);
            setOpen(true);
          }}
        >
          <FilterIcon size={20} />
          {t('filters.open')}
          <ChosenCount count={count} />
        </button>
        {facets.slice(0, ON_BAR).map(facet => (
          <FacetMenu
            key={facet.id}
            name={facetName(facet, t)}
            count={chosenIn(facet.id)}
            load={load}
          >
            {code && shared ? <code.FacetControls {...shared} facetId={facet.id} /> : <Waiting />}
          </FacetMenu>
        ))}
      </form>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        className="filter-sheet"
        footer={
          <div className="flex gap-3">
            <Button
              variant="secondary"
              aria-disabled={count === 0}
              onClick={() => onSelect(NO_FILTERS)}
            >
              {t('filters.clearAll')}
            </Button>
            <Button className="grow" onClick={() => setOpen(false)}>
              {view ? t('filters.show', { count: view.count }) : t('filters.close')}
            </Button>
          </div>
        }
      >
        {isUsed && (code && shared ? <code.SheetBody {...shared} facets={facets} /> : <Waiting />)}
      </Drawer>
    </>
  );
}
