import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';
import type { DealerSearchState } from '../search/dealer-search-state';
import { DealerRow } from './dealer-row';

interface SearchResultsProps {
  readonly state: DealerSearchState;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

function NoDealer() {
  const { t } = useTranslation('dealers');
  return (
    <div className="dealer-search-note">
      <h2 className="text-xl">{t('none.title')}</h2>
      <p>{t('none.body')}</p>
      <p className="flex flex-wrap gap-3">
        <LocalLink to="/free-consultation#book" className={buttonClass('strong', 'sm')}>
          {t('none.consultation')}
        </LocalLink>
        <LocalLink to="/products/gps-collar" className={buttonClass('secondary', 'sm')}>
          {t('none.collar')}
        </LocalLink>
      </p>
    </div>
  );
}

function SearchFailed({ onRetry }: Pick<SearchResultsProps, 'onRetry'>) {
  const { t } = useTranslation('dealers');
  return (
    <div className="dealer-search-note" role="alert">
      <h2 className="text-xl">{t('failed.title')}</h2>
      <p>{t('failed.body')}</p>
      <p>
        <Button variant="strong" size="sm" onClick={onRetry}>
          {t('failed.again')}
        </Button>
      </p>
    </div>
  );
}

/** The results, progress or failure of the search; empty before the first one. */
export function SearchResults(props: SearchResultsProps) {
  const { state, selectedId, onSelect, onRetry, onClear } = props;
  const { t } = useTranslation('dealers');
  const { isActive, isLoading, results, failure, postalCode } = state;
  const isDone = isActive && !isLoading && failure === null;
  return (
    <div className="dealer-search-results" aria-busy={isLoading || undefined}>
      <p role="status" className={isDone && results.length > 0 ? 'sr-only' : 'empty:hidden'}>
        {isLoading && t('loading', { postalCode })}
        {isDone && results.length === 0 && <span className="sr-only">{t('none.title')}</span>}
        {isDone &&
          results.length > 0 &&
          t('found', { count: results.length, postalCode: postalCode ?? '' })}
      </p>
      {failure === 'failed' && <SearchFailed onRetry={onRetry} />}
      {isDone && results.length === 0 && <NoDealer />}
      {results.length > 0 && (
        <>
          <div className="dealer-search-results-head">
            <h2 className="text-xl">
              {t('found', { count: results.length, postalCode: postalCode ?? '' })}
            </h2>
            <button type="button" className="link min-h-11" onClick={onClear}>
              {t('clear')}
            </button>
          </div>
          <ol className="dealer-list">
            {results.map((dealer, index) => (
              <DealerRow
                key={dealer.id}
                dealer={dealer}
                postalCode={postalCode}
                number={index + 1}
                isSelected={dealer.id === selectedId}
                onSelect={() => onSelect(dealer.id)}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
