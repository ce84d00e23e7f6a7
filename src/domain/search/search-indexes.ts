import type { Brand } from '~/src/config/brands/brand';
import type { CurrencyCode } from '~/src/config/currency';
import type { Locale } from '~/src/config/locales';
import type { SearchSortOrder } from './search-sort-orders';

/** Index names besides those of products (spec storefront §3 Search settings, §7). */
export const BLOGS_INDEX = 'blogs';
export const ARTICLES_INDEX = 'articles';
export const DEALERS_INDEX = 'dealers';

const PRODUCTS_INDEX = 'products';
const GLOBAL_PRODUCTS_INDEX = 'global_products';

type IndexedBrand = Pick<Brand, 'usesGlobalProductIndex'>;

/** The index of a brand's products (spec storefront §3 Search settings). */
export const productsIndexOf = ({ usesGlobalProductIndex }: IndexedBrand): string =>
  usesGlobalProductIndex ? GLOBAL_PRODUCTS_INDEX : PRODUCTS_INDEX;

/**
 * The index of products in an order: "Featured" is the index itself, the others are its replicas;
 * those by price are one per currency (spec storefront §3 Search settings, §4).
 */
export const productIndexOf = (
  sort: SearchSortOrder,
  currency: CurrencyCode,
  brand: IndexedBrand,
): string => {
  const suffixes: Readonly<Record<SearchSortOrder, string>> = {
    default: '',
    newest: '_newest',
    oldest: '_oldest',
    priceAsc: `_price_${currency.toLowerCase()}_asc`,
    priceDesc: `_price_${currency.toLowerCase()}_desc`,
    atoz: '_title_asc',
    ztoa: '_title_desc',
  };
  return `${productsIndexOf(brand)}${suffixes[sort]}`;
};

/**
 * The `filters` of every query for products, posts and articles: the records of the locale, without
 * products that cannot be shown; of its language only in the shared index (spec storefront §3, §7).
 */
export const searchFilters = (
  { id, language }: Pick<Locale, 'id' | 'language'>,
  { usesGlobalProductIndex }: IndexedBrand,
): string =>
  [
    `locale:"${id}"`,
    ...(usesGlobalProductIndex ? [`language:${language.toLowerCase()}`] : []),
    'NOT isHidden:true',
  ].join(' AND ');
