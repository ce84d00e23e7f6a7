import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';
import type { SuggesterState } from './suggestions/suggester';

interface SuggestionNoteProps {
  readonly status: SuggesterState['status'];
  /** How many suggestions there are. */
  readonly count: number;
  readonly onRetry: () => void;
}

/** The status of the suggestions: their number for screen readers only, the rest for everybody. */
export function SuggestionNote({ status, count, onRetry }: SuggestionNoteProps) {
  const { t } = useTranslation('common');
  const isEmpty = status === 'ready' && count === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'ready' && (isEmpty ? t('search.none') : t('search.found', { n: count }))}
      </p>
      {status === 'slow' && (
        <p role="status" className="search-note">
          {t('search.slow')}
        </p>
      )}
      {isEmpty && (
        <p className="search-note">
          <LocalLink to="/collections" className={buttonClass('secondary', 'sm')}>
            {t('search.browse')}
          </LocalLink>
        </p>
      )}
      {status === 'failed' && (
        <div role="alert" className="search-note">
          <p>{t('search.unavailable')}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <LocalLink to="/collections" className="link">
            {t('search.browse')}
          </LocalLink>
        </div>
      )}
    </>
  );
}
