import type { ReviewCard } from './content';
import type { CollectionRailModule, ContentModule } from './modules';

const RAIL_LIMIT = 12;

/** Reviews and related products on a product's page. */
export const REVIEWS_SHOWN = 12;
export const RELATED_SHOWN = 8;

type Tile = CollectionRailModule['tiles'][number];

/** The products and collections of a locale's store. */
export interface CollectionLookup {
  /** The handles of a collection, in its order; none for a collection that does not exist. */
  readonly handlesOf: (collection: string) => readonly string[];
  readonly isShown: (handle: string) => boolean;
  /** A collection as a rail shows it; null for one that does not exist or is empty. */
  readonly tileOf: (collection: string) => Tile | null;
}

/**
 * The modules with every rail's products named by handle: those of its collection where it names
 * one, and only products that the locale's store sells; and with every rail's collections.
 */
export const resolveRails = (
  modules: readonly ContentModule[],
  { handlesOf, isShown, tileOf }: CollectionLookup,
): readonly ContentModule[] =>
  modules.map(module => {
    if (module.type === 'collectionRailModule') {
      return { ...module, tiles: module.handles.flatMap(handle => tileOf(handle) ?? []) };
    }
    if (module.type !== 'productRailModule') return module;
    const wanted = module.handles.length > 0 ? module.handles : handlesOf(module.collection ?? '');
    return { ...module, handles: wanted.filter(isShown).slice(0, RAIL_LIMIT) };
  });

/** Every handle that the rails of a page show, once each. */
export const railHandles = (modules: readonly ContentModule[]): readonly string[] => [
  ...new Set(
    modules.flatMap(module => (module.type === 'productRailModule' ? module.handles : [])),
  ),
];

/** How many reviews the largest review wall of a page shows. */
export const reviewLimit = (modules: readonly ContentModule[]): number =>
  Math.max(0, ...modules.map(module => (module.type === 'reviewWallModule' ? module.limit : 0)));

/** Newest first; those without a date last; ties in the order of their ids. */
export const newestFirst = (reviews: readonly ReviewCard[]): readonly ReviewCard[] =>
  [...reviews].sort(
    (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.id.localeCompare(b.id),
  );

const LEADING_STARS = 4;

/**
 * As review walls have them: signed reviews of many stars first, one of each product before a second
 * of any, then the others; each the newest first.
 */
export const inWallOrder = (reviews: readonly ReviewCard[]): readonly ReviewCard[] => {
  const newest = newestFirst(reviews);
  const leading = newest.filter(({ author, rating }) => author !== null && rating >= LEADING_STARS);
  const isFirstOfProduct = ({ productHandle }: ReviewCard, index: number): boolean =>
    leading.findIndex(other => other.productHandle === productHandle) === index;
  return [...new Set([...leading.filter(isFirstOfProduct), ...leading, ...newest])];
};
