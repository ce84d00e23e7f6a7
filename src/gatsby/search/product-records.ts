import type { Brand } from '~/src/config/brands/brand';
import { localizePath } from '~/src/config/paths';
import { toTileCard } from '~/src/domain/collections/tile-card';
import { isPriceIn } from '~/src/domain/commerce/money';
import { ratingOf } from '~/src/domain/commerce/review-summary';
import type { Product } from '~/src/domain/commerce/product';
import { recordIdOf, type ProductRecord } from './search-records';
import { cutText } from '../cut-text';
import { htmlText } from '../output/feeds/html-text';
import { shownReviews } from '../sourcing/shown-reviews';
import type { LocaleSource, SourcedProduct } from '../sourcing/sources';

const DESCRIPTION_LENGTH = 300;

type CatalogueSource = Pick<LocaleSource, 'locale' | 'catalogue'> & {
  readonly content: Pick<LocaleSource['content'], 'collections' | 'reviews'>;
};

interface Category {
  readonly title: string;
  readonly handles: ReadonlySet<string>;
}

const isShownIn = (
  { isHidden, card }: SourcedProduct,
  { currency }: LocaleSource['locale'],
): boolean => !isHidden && isPriceIn(card.priceMin, currency);

/** The collections by which shoppers tell products apart, with the titles that editors chose. */
const categoriesOf = (
  { catalogue, content }: CatalogueSource,
  shown: readonly SourcedProduct[],
): readonly Category[] => {
  const edited = new Map(content.collections.map(({ handle, title }) => [handle, title]));
  return catalogue.collections
    .map(({ handle, title, productHandles }) => ({
      title: edited.get(handle) ?? title,
      handles: new Set(productHandles),
    }))
    .filter(({ handles }) => !shown.every(({ product }) => handles.has(product.handle)));
};

/**
 * The places of products in the widest collection, whose order the store's staff arranges; products
 * outside it follow in the order of the catalogue.
 */
const featuredRanks = ({ catalogue }: CatalogueSource): ReadonlyMap<string, number> => {
  const [widest] = [...catalogue.collections].sort(
    (one, other) => other.productHandles.length - one.productHandles.length,
  );
  const handles = catalogue.products.map(({ product }) => product.handle);
  const ordered = new Set([...(widest?.productHandles ?? []), ...handles]);
  return new Map([...ordered].map((handle, at) => [handle, at + 1]));
};

const optionsOf = ({ options }: Product): ProductRecord['options'] =>
  Object.fromEntries(options.map(({ name, values }) => [name, values.map(each => each.name)]));

/**
 * The records of a locale's products. Left out are those that have no page, and those whose price
 * cannot be shown in the locale's currency, for an order by price would lie about them. Discontinued
 * products stay, as in collections.
 */
export const productRecords = (source: CatalogueSource, brand: Brand): readonly ProductRecord[] => {
  const { locale } = source;
  const shown = source.catalogue.products.filter(each => isShownIn(each, locale));
  const categories = categoriesOf(source, shown);
  const ranks = featuredRanks(source);
  const reviews = shownReviews(source.content.reviews);
  return shown.map(({ product, card, searchTerms }) => ({
    objectID: recordIdOf(locale.id, product.handle),
    locale: locale.id,
    language: locale.language.toLowerCase(),
    handle: product.handle,
    path: localizePath(`/products/${product.handle}`, locale, brand),
    title: product.title,
    card: { ...toTileCard(card), rating: ratingOf(reviews.get(product.handle) ?? []) },
    productType: product.productType,
    tags: product.tags,
    searchTerms,
    description: cutText(htmlText(product.descriptionHtml), DESCRIPTION_LENGTH),
    categories: categories
      .filter(({ handles }) => handles.has(product.handle))
      .map(({ title }) => title),
    options: optionsOf(product),
    skus: product.variants.map(({ sku }) => sku).filter(sku => sku !== ''),
    price: card.priceMin.cents / 100,
    isAvailable: card.availability === 'inStock',
    isOnAutoship: !product.requiresSellingPlan && product.sellingPlanGroups.length > 0,
    isHidden: false,
    publishedAt: Math.floor(Date.parse(card.publishedAt) / 1000),
    featuredRank: ranks.get(product.handle) ?? ranks.size + 1,
    titleSort: product.title.toLowerCase(),
  }));
};
