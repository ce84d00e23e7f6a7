import { PRIVATE_PATHS } from '~/src/config/unlisted-paths';
import { CONTACT_PATH, SUPPORT_PATH } from '~/src/domain/content/support';
import { VIDEOS_PATH } from '~/src/domain/content/media/video';
import type { LocaleContent } from './sources';

/** Site paths, without locale prefix, of the pages that every shop has. */
export const FIXED_PATHS: readonly string[] = [
  ...PRIVATE_PATHS,
  '/404',
  '/500',
  '/cart',
  '/collections',
  '/offline',
  '/search',
  '/shop',
  CONTACT_PATH,
];

/** Of those, the ones that show what is below them in the browser: all paths below are theirs. */
export const CLIENT_ONLY_PATHS: readonly string[] = ['/account', '/preview'];

/** Which of them a path is below; undefined for none. */
export const clientOnlyParent = (path: string): string | undefined =>
  CLIENT_ONLY_PATHS.find(parent => path.startsWith(`${parent}/`));

/** Site paths of the pages that list documents of a kind, where a shop has any. */
export const LIST_PATHS: readonly string[] = [
  '/blog',
  '/people',
  '/press',
  SUPPORT_PATH,
  VIDEOS_PATH,
];

/** The paths of the pages that a locale has without a document of their own. */
export const builtInPaths = ({
  articles,
  support,
  videos,
}: Pick<LocaleContent, 'articles' | 'support' | 'videos'>): ReadonlySet<string> => {
  const listed: Readonly<Record<string, readonly unknown[]>> = {
    '/blog': articles.posts,
    '/people': articles.people,
    '/press': articles.releases,
    [SUPPORT_PATH]: support.articles,
    [VIDEOS_PATH]: videos.playlists,
  };
  return new Set([...FIXED_PATHS, ...LIST_PATHS.filter(path => (listed[path] ?? []).length > 0)]);
};
