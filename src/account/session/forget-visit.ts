import type { Brand } from '~/src/config/brands';
import { stripLocale } from '~/src/config/paths';
import { isPrivatePath } from '~/src/config/unlisted-paths';
import type { KeyValueStore } from '~/src/features/storage';

/** Under which the form of a booking keeps what is typed. */
export const BOOKING_DRAFT = 'booking_draft';

/** Gatsby's router keeps scroll positions under this, followed by a path and the key of an entry. */
const SCROLL = '@@scroll|';

/**
 * Forgets what a visit of the account leaves in the tab: the paths of its screens, with the ids in
 * them, and a booking that was not sent.
 */
export const forgetVisit = (tab: Pick<KeyValueStore, 'keys' | 'remove'>, brand: Brand): void => {
  for (const key of tab.keys(SCROLL)) {
    const [path = ''] = key.slice(SCROLL.length).split('|');
    if (isPrivatePath(stripLocale(path, brand).toLowerCase())) tab.remove(key);
  }
  tab.remove(BOOKING_DRAFT);
};
