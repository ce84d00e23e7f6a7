import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';
import { rememberSearch } from '../recent-searches';
import { resultsPath } from './suggestions/suggested-options';
import { SuggestionNote } from './suggestion-note';
import type { SuggestionsControl } from './suggestions/use-suggestions';

interface StartFootProps {
  readonly hasRecent: boolean;
  /** Whether the active option is a recent search, which a key removes. */
  readonly isRecentActive: boolean;
  readonly hasOptions: boolean;
  readonly onForgetAll: () => void;
  readonly onLeave: () => void;
}

/** Below the suggestions before anything is typed. */
export function StartFoot(props: StartFootProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {props.hasRecent && (
        <p className="search-foot">
          <button type="button" className="link" onClick={props.onForgetAll}>
            {t('search.clearRecent')}
          </button>
          {props.isRecentActive && <span className="text-ink-soft">{t('search.removeHint')}</span>}
        </p>
      )}
      {props.hasOptions && (
        <p className="search-foot">
          <LocalLink
            to="/collections"
            className={buttonClass('secondary', 'sm')}
            onClick={props.onLeave}
          >
            {t('search.browse')}
          </LocalLink>
        </p>
      )}
    </>
  );
}

interface ResultsFootProps {
  readonly suggestions: SuggestionsControl;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Below the suggestions for a query: their status, and the way to all results. */
export function ResultsFoot({ suggestions, onRetry, onLeave }: ResultsFootProps) {
  const { t } = useTranslation('common');
  const { query, status, foundCount } = suggestions;
  return (
    <>
      <SuggestionNote status={status} count={foundCount} onRetry={onRetry} />
      {status === 'ready' && foundCount > 0 && (
        <p className="search-foot">
          <LocalLink
            to={resultsPath(query)}
            className={buttonClass('secondary', 'sm')}
            onClick={() => {
              rememberSearch(query);
              onLeave();
            }}
          >
            {t('search.all', { query })}
          </LocalLink>
        </p>
      )}
    </>
  );
}
