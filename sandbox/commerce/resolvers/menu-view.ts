import { globalId, numericId } from '../catalogue/ids';
import type { Scope } from './scope';

/** `Menu`. The store has one, `main-menu`, with an item for each collection. */
export function menuView(handle: string, { store, origin, views }: Scope) {
  if (handle !== 'main-menu') return null;
  const { collections } = store.catalogue;
  return {
    __typename: 'Menu',
    id: globalId('Menu', numericId('menu', store.settings.id, handle)),
    handle,
    title: 'Main menu',
    itemsCount: collections.length,
    items: collections.map(collection => ({
      __typename: 'MenuItem',
      id: globalId('MenuItem', numericId('menu-item', store.settings.id, collection.handle)),
      title: collection.title,
      type: 'COLLECTION',
      tags: [],
      items: [],
      url: `${origin}/collections/${collection.handle}`,
      resourceId: globalId('Collection', collection.id),
      resource: () => views.collection(collection),
    })),
  };
}
