import type { Brand } from '~/src/config/brands/brand';
import { stripLocale } from '~/src/config/paths';
import {
  blogPath,
  personPath,
  postPath,
  releasePath,
  sharedPagePath,
} from '~/src/domain/content/article';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import type { ContentPage } from '~/src/domain/content/content';
import { playlistPath } from '~/src/domain/content/media/video';
import { supportPath } from '~/src/domain/content/support';
import { builtInPaths, clientOnlyParent } from './built-in-paths';
import type { LocaleContent, LocaleSource } from './sources';

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** Who has a path, and what an editor can do about it. */
interface Holder {
  readonly what: string;
  readonly advice: string;
}

const CHANGE_ONE = 'Change the slug of one in the content system.';
const CHANGE_IT = 'Change its slug in the content system.';

const documentHolder = (what: string): Holder => ({ what, advice: CHANGE_ONE });
const fixedHolder = (what: string): Holder => ({ what, advice: CHANGE_IT });
const shopHolder = fixedHolder('a page of the shop itself');

const holders = (
  what: string,
  pathOf: (slug: string) => string,
  documents: readonly Named[],
): readonly (readonly [string, Holder])[] =>
  documents.map(({ slug, title }) => [
    pathOf(slug).toLowerCase(),
    documentHolder(`the ${what} "${title}"`),
  ]);

/** What has a path, other than pages that editors compose. */
const otherHolders = ({ content, catalogue }: LocaleSource): Map<string, Holder> =>
  new Map<string, Holder>([
    ...holders('shared page', sharedPagePath, content.articles.sharedPages),
    ...holders('post', postPath, content.articles.posts),
    ...holders('category', blogPath, content.articles.categories),
    ...holders('press release', releasePath, content.articles.releases),
    ...holders(
      'person',
      personPath,
      content.articles.people.map(({ slug, name }) => ({ slug, title: name })),
    ),
    ...holders('support article', supportPath, content.support.articles),
    ...holders('playlist', playlistPath, content.videos.playlists),
    ...catalogue.products.map(
      ({ product }) =>
        [`/products/${product.handle}`, fixedHolder(`the product "${product.title}"`)] as const,
    ),
    ...catalogue.collections.map(
      ({ handle, title }) =>
        [`/collections/${handle}`, fixedHolder(`the collection "${title}"`)] as const,
    ),
    ...[...builtInPaths(content)].map(path => [path, shopHolder] as const),
  ]);

/** The shop itself, of a path below a page that shows what is below it in the browser. */
const holderAbove = (path: string): Holder | undefined => {
  const parent = clientOnlyParent(path);
  return parent === undefined
    ? undefined
    : fixedHolder(`the shop itself, which has all paths below ${parent}`);
};

/** Leaves out pages whose path is taken, and shared pages whose path the shop itself needs; names them. */
export const withoutTakenPaths = (
  source: LocaleSource,
  brand: Brand,
): { readonly content: LocaleContent; readonly problems: readonly string[] } => {
  const { locale, content } = source;
  const problems: string[] = [];
  const plainPath = (path: string): string => stripLocale(path, brand).toLowerCase();
  // A shared page never takes the place of a page that the shop needs.
  const reserved = new Set([
    '/',
    ...(brand.hasDealers ? [DEALERS_PATH] : []),
    ...builtInPaths(content),
  ]);
  const sharedPages = content.articles.sharedPages.filter(({ slug, title }) => {
    const path = plainPath(sharedPagePath(slug));
    const holder = reserved.has(path) ? shopHolder : holderAbove(path);
    if (holder === undefined) return true;
    problems.push(
      `In ${locale.id} the shared page "${title}" with the slug "${slug}" is left out: its path ${path} is that of ${holder.what}. ${holder.advice}`,
    );
    return false;
  });
  const articles = { ...content.articles, sharedPages };

  const taken = otherHolders({ ...source, content: { ...content, articles } });
  const isPlain = ({ path }: ContentPage): boolean => path === plainPath(path);
  const kept = new Set<ContentPage>();
  for (const page of [...content.pages].sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)))) {
    const path = plainPath(page.path);
    const holder = taken.get(path) ?? holderAbove(path);
    if (holder === undefined) {
      kept.add(page);
      taken.set(path, documentHolder(`the page "${page.title}" (document ${page.id})`));
    } else {
      problems.push(
        `In ${locale.id} the page "${page.title}" (document ${page.id}) is left out: its path ${page.path} is that of ${holder.what}. ${holder.advice}`,
      );
    }
  }
  const pages = content.pages.filter(page => kept.has(page));
  return { content: { ...content, articles, pages }, problems };
};
