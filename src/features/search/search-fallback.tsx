import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '~/src/domain/collections/collection-index';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { Button, buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { Grid } from '~/src/ui/layout';
import { TILE_SIZES } from '../facets';
import { LocalLink, PhoneLink } from '../links';
import { ProductTile } from '../product';

interface FallbackProps {
  readonly categories: readonly Pick<FacetValue, 'id' | 'name'>[];
  readonly phone: string | null;
  /** Products to suggest instead. */
  readonly cards: readonly TileCard[];
}

interface RetryProps extends FallbackProps {
  readonly onRetry: () => void;
}

const MOST = 8;
const POPULAR = 4;

/** Categories to browse, by handle. */
export function PopularCategories({ categories }: Pick<FallbackProps, 'categories'>) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('categories')}
      </h2>
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

/** The products that others buy. */
function PopularProducts({ cards }: Pick<FallbackProps, 'cards'>) {
  const { t } = useTranslation('search');
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="nothing-popular">
      <h2 id={id} className="text-2xl">
        {t('common:search.popular')}
      </h2>
      <Grid as="ul">
        {cards.slice(0, POPULAR).map(card => (
          <li key={card.id}>
            <ProductTile card={card} sizes={TILE_SIZES} headingLevel={3} />
          </li>
        ))}
      </Grid>
    </section>
  );
}

/** Says that the search failed and suggests what to do instead. */
function SearchUnavailable(props: RetryProps) {
  const { t } = useTranslation('search');
  const { categories, phone, cards, onRetry } = props;
  return (
    <div className="nothing">
      <div role="alert" className="nothing-said">
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
      </div>
      <PopularCategories categories={categories} />
      <PopularProducts cards={cards} />
    </div>
  );
}

/** Says that the search failed, above the static products if there are any. */
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

interface NoResultsProps extends Pick<FallbackProps, 'categories' | 'cards'> {
  /** Clears the filters; null if none is set. */
  readonly clear: ReactNode;
  /** Whether there is a query, which may be misspelled. */
  readonly isQuery: boolean;
  /** Whether the page's heading says that nothing was found. */
  readonly isInHeading?: boolean;
  /** Whether posts or articles were found, which are below. */
  readonly isElsewhere?: boolean;
}

/** Says that nothing was found, and suggests what to try and what others buy. */
export function NoResults(props: NoResultsProps) {
  const { categories, clear, isQuery, isInHeading = false, isElsewhere = false, cards } = props;
  const { t } = useTranslation('search');
  const hasTips = isQuery && clear === null;
  if (hasTips && isElsewhere) return <p className="text-lg">{t('nothing.elsewhere')}</p>;
  const popular = <PopularCategories categories={categories} />;
  return (
    <div className="nothing">
      {isInHeading && popular}
      <div className="nothing-said">
        {isInHeading ? (
          <h2 className="text-lg">{t('nothing.try')}</h2>
        ) : (
          <>
            <h2 className="text-2xl">{t('common:search.noResults')}</h2>
            <p className="text-lg text-ink-soft">
              {t(hasTips ? 'nothing.try' : 'nothing.filters')}
            </p>
          </>
        )}
        {clear}
        {hasTips && (
          <ul className="tips">
            <li>{t('nothing.spelling')}</li>
            <li>{t('nothing.fewer')}</li>
            <li>{t('nothing.general')}</li>
          </ul>
        )}
      </div>
      {!isInHeading && popular}
      <PopularProducts cards={cards} />
    </div>
  );
}
