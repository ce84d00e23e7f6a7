import type { NodePluginArgs } from 'gatsby';
import {
  blogPath,
  personPath,
  postPath,
  releasePath,
  sharedPagePath,
} from '~/src/domain/content/article';
import { BLOG_PAGE_SIZE, newestPosts, relatedPosts } from '~/src/domain/content/article-lists';
import { pageCountOf, pageOf } from '~/src/domain/collections/pagination';
import type { Locale, LocaleId } from '~/src/config/locales';
import type { ArticleNode, PostNode } from './article-nodes';
import { nodesOf } from './catalogue-reader';
import type { PagePlan } from './page-maker';
import { alternateFinder } from './alternates';

type Context = NonNullable<PagePlan['context']>;

interface Place {
  readonly locale: Locale;
  /** Every locale of the brand. */
  readonly ids: readonly LocaleId[];
}

const inLocale = <Node extends ArticleNode>(nodes: readonly Node[], id: string): readonly Node[] =>
  nodes.filter(({ locale }) => locale === id);

/** Creates a page for each document of a kind, with additional context. */
export const pagesOfEach = <Node extends ArticleNode>(
  { locale, ids }: Place,
  template: PagePlan['template'],
  nodes: readonly Node[],
  pathOf: (slug: string) => string,
  contextOf: (node: Node) => Context = () => ({}),
): readonly PagePlan[] => {
  const alternatesOf = alternateFinder(nodes, ids, ({ slug }) => pathOf(slug));
  return inLocale(nodes, locale.id).map(node => ({
    template,
    locale,
    path: pathOf(node.slug),
    ...alternatesOf(node),
    context: { nodeId: node.id, ...contextOf(node) },
  }));
};

/** Creates the page that lists all documents of a kind, if there are any. */
export const indexPage = (
  { locale, ids }: Place,
  template: PagePlan['template'],
  nodes: readonly ArticleNode[],
  path: string,
): readonly PagePlan[] => {
  const alternates = ids.filter(id => inLocale(nodes, id).length > 0);
  return alternates.includes(locale.id) ? [{ template, locale, path, alternates }] : [];
};

/**
 * Creates the pages of a list of posts. A page has an alternate if the list of the other locale has
 * that many pages.
 */
const listPages = (
  first: PagePlan,
  category: string | null,
  postsIn: (locale: string) => readonly PostNode[],
): readonly PagePlan[] => {
  const posts = postsIn(first.locale.id);
  const pagesIn = (id: string): number => pageCountOf(postsIn(id).length, BLOG_PAGE_SIZE);
  const pageCount = pagesIn(first.locale.id);
  return Array.from({ length: pageCount }, (_, index) => ({
    ...first,
    path: blogPath(category, index + 1),
    alternates: first.alternates.filter(id => pagesIn(id) > index),
    context: {
      ...first.context,
      postIds: pageOf(posts, index + 1, BLOG_PAGE_SIZE).map(({ id }) => id),
      pageNumber: index + 1,
      pageCount,
      postCount: posts.length,
    },
  }));
};

/** Creates all article pages: blog, press, people and shared pages, locale by locale. */
export const articlePages = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  locales: readonly Locale[],
): readonly PagePlan[] => {
  const ids = locales.map(({ id }) => id);
  const allPosts = newestPosts(nodesOf(getNodesByType, 'BlogPost'));
  const categories = nodesOf(getNodesByType, 'BlogCategory');
  const releases = nodesOf(getNodesByType, 'PressRelease');
  const people = nodesOf(getNodesByType, 'Person');
  const sharedPages = nodesOf(getNodesByType, 'SharedPage');
  const postsIn = (id: string): readonly PostNode[] => inLocale(allPosts, id);

  return locales.flatMap(locale => {
    const place = { locale, ids };
    const posts = postsIn(locale.id);
    return [
      ...indexPage(place, 'blog', allPosts, '/blog').flatMap(plan =>
        listPages({ ...plan, context: { nodeId: null } }, null, postsIn),
      ),
      ...pagesOfEach(place, 'blog', categories, blogPath, ({ slug }) => ({
        slug,
      })).flatMap(plan => {
        const slug = String(plan.context?.slug);
        return listPages(plan, slug, id =>
          postsIn(id).filter(({ categorySlug }) => categorySlug === slug),
        );
      }),
      ...pagesOfEach(place, 'blog-post', allPosts, postPath, post => ({
        relatedIds: relatedPosts(post, posts).map(({ id }) => id),
        productHandles: post.productHandles,
        handles: [...new Set([...post.productHandles, ...post.embeddedHandles])],
      })),
      ...indexPage(place, 'press', releases, '/press'),
      ...pagesOfEach(place, 'press-release', releases, releasePath, ({ embeddedHandles }) => ({
        handles: embeddedHandles,
      })),
      ...indexPage(place, 'people', people, '/people'),
      ...pagesOfEach(place, 'person', people, personPath, ({ slug }) => ({
        postIds: posts.filter(post => post.authorSlug === slug).map(({ id }) => id),
      })),
      ...pagesOfEach(place, 'shared-page', sharedPages, sharedPagePath, ({ embeddedHandles }) => ({
        handles: embeddedHandles,
      })),
    ];
  });
};
