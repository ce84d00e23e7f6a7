import { isRecord } from '~/src/domain/data/read';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';
import { describePerson, describePost, describeRelease } from './article-pages';
import { describeContentPage, describeSharedPage } from './content-pages';
import type { BuiltPageData, PageDescriber } from './describe-page';
import { describeDealer, describeDealers } from './dealer-pages';
import { JsonLd } from './json-ld';
import {
  describeBlog,
  describeCollection,
  describeCollections,
  describePeople,
  describePress,
} from './list-pages';
import { describeProduct } from './product-page';
import {
  describeContact,
  describePlaylist,
  describeSupport,
  describeSupportArticle,
  describeVideos,
} from './support-pages';

/** The structured data of each template's pages; other templates have none. */
const DESCRIBE = new Map<string, PageDescriber>([
  ['content-page', describeContentPage],
  ['finder', describeContentPage],
  ['shared-page', describeSharedPage],
  ['product', describeProduct],
  ['lead-product', describeProduct],
  ['collection', describeCollection],
  ['collections', describeCollections],
  ['blog', describeBlog],
  ['blog-post', describePost],
  ['press', describePress],
  ['press-release', describeRelease],
  ['people', describePeople],
  ['person', describePerson],
  ['support', describeSupport],
  ['support-article', describeSupportArticle],
  ['contact', describeContact],
  ['videos', describeVideos],
  ['playlist', describePlaylist],
  ['dealers', describeDealers],
  ['dealer', describeDealer],
]);

/**
 * The page data when its HTML is generated; undefined in development and on pages without context.
 */
export type LoadPageData = (path: string) => { readonly result: Record<string, unknown> };

const isPageData = (value: unknown): value is BasicPageData =>
  isRecord(value) && isRecord(value.shell) && isRecord(value.locales);

const isPageContext = (value: unknown): value is PageContext =>
  isRecord(value) && typeof value.template === 'string' && typeof value.originalPath === 'string';

const readPage = (load: LoadPageData | undefined, path: string): BuiltPageData | null => {
  const { data, pageContext: context } = load?.(path).result ?? {};
  return isPageData(data) && isPageContext(context) ? { data, context } : null;
};

/** The structured data of a page, in one script. Pages with another canonical URL have none. */
export const structuredData = (load: LoadPageData | undefined, path: string) => {
  const page = readPage(load, path);
  if (page === null || page.context.canonicalPath !== undefined) return null;
  const nodes = DESCRIBE.get(page.context.template)?.(page) ?? [];
  return nodes.length === 0 ? null : <JsonLd key="structured-data" nodes={nodes} />;
};
