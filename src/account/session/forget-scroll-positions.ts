import type { Brand } from '~/src/config/brands';
import { stripLocale } from '~/src/config/paths';
import { isPrivatePath } from '~/src/config/unlisted-paths';
import type { KeyValueStore } from '~/src/features/storage';

/** Gatsby's router keeps scroll positions under this, followed by a path and the key of an entry. */
const SCROLL = '@@scroll|';

/** Forgets where the screens of the account were scrolled to: the keys hold their paths, with the ids in them. */
export const forgetScrollPositions = (
  tab: Pick<KeyValueStore, 'keys' | 'remove'>,
  brand: Brand,
): void => {
  for (const key of tab.keys(SCROLL)) {
    const [path = ''] = key.slice(SCROLL.length).split('|');
    if (isPrivatePath(stripLocale(path, brand).toLowerCase())) tab.remove(key);
  }
};
