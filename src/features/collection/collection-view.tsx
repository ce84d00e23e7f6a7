import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '../../domain/image';
import { imageUrl } from '../../domain/image-url';
import { collectionPath } from '../../domain/pagination';
import type { ProductCard } from '../../domain/product';
import type { SortOrder } from '../../domain/sort-orders';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { buttonClass } from '../../ui/button';
import { Image } from '../../ui/image';
import { Grid } from '../../ui/layout';
import { Pagination } from '../../ui/pagination';
import { LocalLink } from '../navigation';
import { ProductTile } from '../product';
import { SortSelect } from './sort-select';

const TILE_SIZES = '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 46vw';
const FIRST_ROW = 4;

export interface CollectionViewProps {
  readonly handle: string;
  readonly title: string;
  readonly intro: string | null;
  readonly image: ImageAsset | null;
  readonly cards: readonly ProductCard[];
  readonly order: SortOrder;
  readonly page: number;
  readonly pageCount: number;
  readonly productCount: number;
}

/** One page of a collection in one order. */
export function CollectionView(props: CollectionViewProps) {
  const { handle, title, intro, image, cards, order, page, pageCount, productCount } = props;
  const { t } = useTranslation('collection');
  return (
    <>
      <header className="collection-head">
        <div className="wrap">
          <div>
            <Breadcrumbs
              label={t('common:breadcrumb.label')}
              items={[
                { label: t('common:breadcrumb.home'), href: '/' },
                { label: t('common:breadcrumb.collections'), href: '/collections' },
                { label: title },
              ]}
              renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
            />
            <h1 className="text-4xl">{title}</h1>
            {intro && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>}
          </div>
          {image && (
            <div className="frame">
              <Image
                asset={image}
                urlFor={imageUrl}
                sizes="(min-width: 64rem) 36rem, 100vw"
                aspect={16 / 9}
                priority
                alt=""
              />
            </div>
          )}
        </div>
      </header>
      <div className="wrap pb-24">
        <div className="collection-bar">
          <p>{t('productCount', { count: productCount })}</p>
          <SortSelect handle={handle} order={order} />
        </div>
        {cards.length === 0 ? (
          <div className="grid justify-items-start gap-4 py-12">
            <p className="text-lg">{t('empty')}</p>
            <LocalLink to="/collections" className={buttonClass()}>
              {t('emptyAction')}
            </LocalLink>
          </div>
        ) : (
          <Grid as="ul">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ProductTile
                  card={card}
                  sizes={TILE_SIZES}
                  headingLevel={2}
                  priority={index < FIRST_ROW && image === null}
                />
              </li>
            ))}
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
      </div>
    </>
  );
}
