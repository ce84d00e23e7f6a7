import type { Brand } from '~/src/config/brands/brand';
import { stripLocale } from '~/src/config/paths';
import { isPrivatePath } from '~/src/config/unlisted-paths';
import type { KeyValueStore } from '~/src/features/storage';

/**
 * The prefix of the keys under which Gatsby's router stores scroll positions; a path and the
 * history entry's key follow.
 */
const SCROLL = '@@scroll|';

/**
 * Deletes the stored scroll positions of account screens, because their keys contain paths with
 * ids.
 */
export const forgetScrollPositions = (
  tab: Pick<KeyValueStore, 'keys' | 'remove'>,
  brand: Brand,
): void => {
  for (const key of tab.keys(SCROLL)) {
    const [path = ''] = key.slice(SCROLL.length).split('|');
    if (isPrivatePath(stripLocale(path, brand).toLowerCase())) tab.remove(key);
  }
};
