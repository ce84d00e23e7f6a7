import { useTranslation } from 'react-i18next';
import { collectionPath } from '~/src/domain/collections/pagination';
import type { SortOrder } from '~/src/domain/collections/collection-sort-orders';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { buttonClass } from '~/src/ui/button';
import { Grid } from '~/src/ui/layout';
import { Pagination } from '~/src/ui/pagination/pagination';
import { QuickAdd } from '../cart';
import { TILE_SIZES } from '../facets';
import { LocalLink } from '../links';
import { ProductTile } from '../product';
import { CategoriesTile } from './categories-tile';

const FIRST_ROW = 4;

export interface PageResultsProps {
  readonly handle: string;
  readonly title: string;
  readonly cards: readonly TileCard[];
  readonly order: SortOrder;
  readonly page: number;
  readonly pageCount: number;
  /** Whether the tiles are the first pictures of the page. */
  readonly isFirstPicture: boolean;
}

/** The products of a built page, and its pagination. */
export function PageResults(props: PageResultsProps) {
  const { handle, title, cards, order, page, pageCount, isFirstPicture } = props;
  const { t } = useTranslation('collection');
  return (
    <>
      {cards.length === 0 ? (
        <div className="collection-empty">
          <p className="text-lg">{t('empty')}</p>
          <LocalLink to="/collections" className={buttonClass()}>
            {t('emptyAction')}
          </LocalLink>
        </div>
      ) : (
        <Grid as="ul" className="tiles">
          {cards.map((card, index) => (
            <li key={card.id}>
              <ProductTile
                card={card}
                sizes={TILE_SIZES}
                headingLevel={2}
                action={<QuickAdd card={card} />}
                priority={index < FIRST_ROW && isFirstPicture}
              />
            </li>
          ))}
          {page === pageCount && <CategoriesTile />}
        </Grid>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={number => collectionPath(handle, order, number)}
        labels={{
          pages: t('pagination.label', { title }),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: number => t('pagination.page', { n: number }),
        }}
        renderLink={({ href, label, ...rest }) => (
          <LocalLink to={href} aria-label={label} {...rest} />
        )}
      />
    </>
  );
}
