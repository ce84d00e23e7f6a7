import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '~/src/domain/collections/collection-index';
import { Button, buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { LocalLink, PhoneLink } from '../links';
import { QuotedQuery } from './quoted-query';

interface WayOnProps {
  readonly categories: readonly FacetValue[];
  readonly phone: string | null;
}

interface RetryProps extends WayOnProps {
  readonly onRetry: () => void;
}

const MOST = 8;

interface PopularCategoriesProps extends Pick<WayOnProps, 'categories'> {
  readonly headingLevel?: 2 | 3;
}

/** Categories to browse, by handle. */
export function PopularCategories({ categories, headingLevel = 3 }: PopularCategoriesProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <nav aria-labelledby={id}>
      <Heading id={id} className="text-lg">
        {t('categories')}
      </Heading>
      <ul className="chips-wrap">
        {categories.slice(0, MOST).map(({ id, name }) => (
          <li key={id}>
            <LocalLink to={`/collections/${id}`} className="chip">
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search failed: what to do instead. */
function SearchUnavailable(props: RetryProps) {
  const { t } = useTranslation('search');
  const { categories, phone, onRetry } = props;
  return (
    <div role="alert" className="collection-empty">
      <h2 className="text-2xl">{t('common:search.unavailable')}</h2>
      <p className="text-lg text-ink-soft">{t('unavailableText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
        {phone && (
          <PhoneLink
            phone={phone}
            label={t('common:header.callUs', { phone })}
            className={buttonClass('secondary')}
          >
            <PhoneIcon size={20} />
            {phone}
          </PhoneLink>
        )}
      </div>
      <PopularCategories categories={categories} />
    </div>
  );
}

/** The search failed: shown above the static products, or alone. */
export function ListingFailure({ isBuilt, ...rest }: RetryProps & { readonly isBuilt: boolean }) {
  const { t } = useTranslation('search');
  if (!isBuilt) return <SearchUnavailable {...rest} />;
  return (
    <p role="alert" className="notice mb-6">
      {t('collection:filters.failed')}{' '}
      <Button variant="secondary" size="sm" onClick={rest.onRetry}>
        {t('common:tryAgain')}
      </Button>
    </p>
  );
}

interface NoResultsProps extends Pick<WayOnProps, 'categories'> {
  readonly query: string;
  /** A button that clears the filters; null if none is set. */
  readonly clear: ReactNode;
}

/** Nothing was found: what to try instead. */
export function NoResults({ categories, query, clear }: NoResultsProps) {
  const { t } = useTranslation('search');
  return (
    <div className="collection-empty">
      <h2 className="text-2xl">{t('common:search.noResults')}</h2>
      <p className="text-lg text-ink-soft">
        {query === '' || clear ? (
          t('nothing.filters')
        ) : (
          <QuotedQuery sentence={text => t('nothing.query', { query: text })} query={query} />
        )}
      </p>
      {clear}
      {!clear && (
        <ul className="tips">
          <li>{t('nothing.spelling')}</li>
          <li>{t('nothing.fewer')}</li>
          <li>{t('nothing.general')}</li>
        </ul>
      )}
      <PopularCategories categories={categories} />
    </div>
  );
}
