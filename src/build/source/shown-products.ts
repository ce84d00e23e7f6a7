import type { ContentModule } from '../../domain/modules';
import type { ReviewCard } from '../../domain/content';

const RAIL_LIMIT = 12;

/** The handles of a collection, in its order; none for a collection that does not exist. */
export type HandlesOf = (collection: string) => readonly string[];

/**
 * The modules with every rail's products named by handle: those of its collection where it names
 * one, and only products that the locale's store sells.
 */
export const fillRails = (
  modules: readonly ContentModule[],
  handlesOf: HandlesOf,
  isSold: (handle: string) => boolean,
): readonly ContentModule[] =>
  modules.map(module => {
    if (module.type !== 'productRailModule') return module;
    const wanted = module.handles.length > 0 ? module.handles : handlesOf(module.collection ?? '');
    return { ...module, handles: wanted.filter(isSold).slice(0, RAIL_LIMIT) };
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
