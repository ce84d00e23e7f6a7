import { parse } from 'valibot';
import { BEST_FIRST } from '~/src/domain/commerce/availability';
import { filterCollection, priceBounds } from '~/src/domain/collections/collection-filters';
import { collectionIndexSchema } from '~/src/domain/collections/collection-index-decoder';
import {
  writeProduct,
  type CollectionFilters,
  type WireIndex,
} from '~/src/domain/collections/collection-index';
import { inFilterOrder } from '~/src/domain/collections/filter-order';
import { NO_FILTERS } from '~/src/domain/collections/collection-selection';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { shortTypes } from '~/src/gatsby/output/feeds/product-types';
import { ranksOf } from '~/src/domain/collections/collection-sort-orders';
import { toTileCard } from '~/src/domain/collections/tile-card';
import { collectOptions, uniqueIdMaker } from './index-facets';

/** Two pages of results: few files to fetch, with little in them that is not shown. */
const CARDS_PER_FILE = 48;

const NO_TYPE = -1;

export interface IndexableProduct extends Pick<Product, 'options' | 'variants'> {
  readonly card: ProductCard;
}

/**
 * Publishes a text as a file of the site.
 * @returns its URL, which changes with the text
 */
export type PublishFile = (text: string) => string;

/**
 * The index of a collection, without its card files. `language` is the tag used for sorting titles.
 */
export const indexCollection = (
  products: readonly IndexableProduct[],
  language: string,
): Omit<WireIndex, 'cardFiles' | 'cardsPerFile'> => {
  const cards = products.map(({ card }) => card);
  const types = shortTypes(cards.map(({ productType }) => productType));
  const typeId = uniqueIdMaker();
  const named = types.filter(name => name !== '');
  const knownTypes = [...new Map(named.map(name => [typeId(name), name]))];
  const typePosition = new Map(knownTypes.map(([id], position) => [id, position]));
  const { facets, positionOf } = collectOptions(products);
  const titleRanks = ranksOf(cards, 'atoz', language);
  const newestRanks = ranksOf(cards, 'newest', language);
  return {
    types: knownTypes.map(([id, name]) => ({ id, name, swatch: null })),
    options: facets,
    products: products.map(({ variants }, position) =>
      writeProduct(
        {
          type: typePosition.get(typeId(types[position] ?? '')) ?? NO_TYPE,
          titleRank: titleRanks[position] ?? 0,
          newestRank: newestRanks[position] ?? 0,
        },
        variants.map(({ price, availability, selectedOptions }) => ({
          price: price.cents,
          state: BEST_FIRST.indexOf(availability),
          values: selectedOptions.flatMap(({ name, value }) => positionOf(name, value) ?? []),
        })),
      ),
    ),
  };
};

const offeredFacets = (wire: WireIndex): CollectionFilters['facets'] => {
  const index = parse(collectionIndexSchema, wire);
  const bounds = priceBounds(index);
  const { facets } = filterCollection(index, NO_FILTERS, 'default');
  const useful = facets.filter(({ values }) => values.filter(({ count }) => count > 0).length > 1);
  return inFilterOrder([
    ...useful.map(({ id, name }) => ({ id, name })),
    ...(bounds && bounds.min < bounds.max ? [{ id: 'price', name: '' }] : []),
  ]);
};

/**
 * Publishes what the browser needs to filter a whole collection: an index, and the cards in
 * separate files. All orders and pages of a collection share them. Returns null if the products
 * have no differing facets.
 */
export const publishIndex = (
  products: readonly IndexableProduct[],
  language: string,
  publish: PublishFile,
): CollectionFilters | null => {
  const index = indexCollection(products, language);
  const facets = offeredFacets({ ...index, cardFiles: [], cardsPerFile: CARDS_PER_FILE });
  if (facets.length === 0) return null;
  const cards = products.map(({ card }) => toTileCard(card));
  const cardFiles = Array.from({ length: Math.ceil(cards.length / CARDS_PER_FILE) }, (_, file) =>
    publish(JSON.stringify(cards.slice(file * CARDS_PER_FILE, (file + 1) * CARDS_PER_FILE))),
  );
  const wire: WireIndex = { ...index, cardFiles, cardsPerFile: CARDS_PER_FILE };
  return { file: publish(JSON.stringify(wire)), facets };
};
