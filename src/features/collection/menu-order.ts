import type { Navigation } from '~/src/domain/content/content';

/**
 * Collections in the order in which the main menu links to them; those that it does not link to come
 * last, in their own order.
 */
export const inMenuOrder = <Item>(
  collections: readonly Item[],
  menu: Navigation['main'],
  handleOf: (item: Item) => string,
): readonly Item[] => {
  const paths = menu.flatMap(({ tiles, columns, link, action }) => [
    ...tiles.map(each => each.link.href),
    ...columns.flatMap(({ links }) => links.map(each => each.link.href)),
    link?.href,
    action?.link.href,
  ]);
  const rankOf = (item: Item): number => {
    const rank = paths.indexOf(`/collections/${handleOf(item)}`);
    return rank === -1 ? paths.length : rank;
  };
  return [...collections].sort((a, b) => rankOf(a) - rankOf(b));
};
