import { navigate } from 'gatsby';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { useDealer } from '../dealer-provider';
import { MarkQuery } from '~/src/ui/mark-query';
import { DealerSearchForm } from '../dealer-search-form';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { DealerMap } from '../map/dealer-map';
import { POSTAL_CODE_PARAMETER, useDealerSearch } from '../search/use-dealer-search';
import { DealerDirectory } from './dealer-directory';
import { DisplayModes } from './display-modes';
import { ForeignCode } from './foreign-code';
import type { ListedDealer } from './listed-dealer';
import { SearchResults } from './search-results';
import { StoredDealer } from './stored-dealer';

interface DealersViewProps {
  readonly title: string;
  /** Every dealer of the locale's country. */
  readonly dealers: readonly ListedDealer[];
  /** The query of the page's address. */
  readonly search: string;
  /** Editors' content about dealers. */
  readonly children: ReactNode;
}

/** The dealers page: a search form, its results as a list and on a map, and a directory. */
export function DealersView({ title, dealers, search, children }: DealersViewProps) {
  const { t } = useTranslation('dealers');
  const { brand, locale } = useLocale();
  const typed = new URLSearchParams(search).get(POSTAL_CODE_PARAMETER);
  const { state, dispatch, run } = useDealerSearch(typed);
  const { dealerId } = useDealer();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const page = localizePath(DEALERS_PATH, locale, brand);

  // The mark of the address that the page was opened at ends with its search.
  useEffect(() => {
    if (typed === null) delete document.documentElement.dataset.query;
  }, [typed]);

  const find = useCallback(
    (postalCode: string) => {
      setSelectedId(null);
      if (postalCode === typed) run(postalCode);
      else void navigate(`${page}?${new URLSearchParams({ postalCode }).toString()}`);
    },
    [page, run, typed],
  );

  const directory = <DealerDirectory dealers={dealers} isShut={state.results.length > 0} />;
  return (
    <>
      <div
        className="wrap dealer-search"
        data-mode={state.displayMode}
        data-active={state.isActive}
      >
        <MarkQuery parameter={POSTAL_CODE_PARAMETER} />
        <Breadcrumbs
          label={t('common:breadcrumb.label')}
          items={[{ label: t('common:breadcrumb.home'), href: '/' }, { label: title }]}
          renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
        />
        <div className="dealer-search-side">
          <h1 className="text-4xl">{title}</h1>
          <p className="dealer-search-intro">{t('intro')}</p>
          <DealerSearchForm
            typed={typed ?? ''}
            isInvalid={state.failure === 'invalid'}
            onSearch={find}
          />
          <ForeignCode postalCode={state.failure === 'invalid' ? null : state.postalCode} />
          <noscript>
            <p className="notice">{t('noScript')}</p>
          </noscript>
          <StoredDealer
            isOpen={state.isStoredDealerOpen}
            onToggle={() => dispatch({ type: 'storedDealerToggled' })}
          />
          {(state.isLoading || state.results.length > 0) && (
            <DisplayModes
              mode={state.displayMode}
              onChoose={mode => dispatch({ type: 'displayed', mode })}
            />
          )}
          <SearchResults
            state={state}
            selectedId={selectedId}
            onSelect={setSelectedId}
            onRetry={() => run(typed ?? '')}
            onClear={() => void navigate(page)}
          />
        </div>
        <div className="dealer-search-map">
          <DealerMap
            dealers={dealers}
            results={state.results}
            selectedId={selectedId}
            ownId={dealerId ?? null}
            onSelect={setSelectedId}
          />
        </div>
      </div>
      {state.failure === 'failed' && directory}
      {children}
      {state.failure !== 'failed' && directory}
    </>
  );
}
