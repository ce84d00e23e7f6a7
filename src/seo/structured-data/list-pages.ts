import { personPath, postPath, releasePath } from '~/src/domain/content/article';
import { BLOG_PAGE_SIZE } from '~/src/domain/content/article-lists';
import { collectionPage } from './schema-org/collection-page';
import { COLLECTION_PAGE_SIZE } from '~/src/config/constants';
import { blogHead } from '../blog-head';
import { collectionHead } from '../collection-head';
import { listHead } from '../list-head';
import type {
  BasicPageData,
  BlogPageContext,
  CollectionPageContext,
  PageContext,
} from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { localizedUrl } from '~/src/page-data/localized-url';
import { crumbsOf, type Crumb } from './crumbs';
import { describePage } from './describe-page';

interface ListOfPages {
  readonly name: string;
  readonly description: string | null;
  readonly items: readonly Crumb[];
  /** Position of the first item, from 1. */
  readonly first?: number;
  readonly between?: readonly Crumb[];
}

const listNodes = (
  data: BasicPageData,
  context: PageContext,
  { items, between, ...list }: ListOfPages,
) => [
  collectionPage({
    ...list,
    url: localizedUrl(context.originalPath, context),
    items: items.map(({ name, path }) => ({ name, url: localizedUrl(path, context) })),
  }),
  crumbsOf(data, context, list.name, between),
];

const shopCrumb = (data: BasicPageData): Crumb => ({
  name: pageString(data, 'common', 'breadcrumb.collections') ?? '',
  path: '/collections',
});

export const describeCollection = describePage<Queries.CollectionPageQuery, CollectionPageContext>(
  (data, context) => {
    const { title: name, description } = collectionHead(data, context);
    return listNodes(data, context, {
      name,
      description,
      items: data.cards.map(({ title, handle }) => ({ name: title, path: `/products/${handle}` })),
      first: (context.pageNumber - 1) * COLLECTION_PAGE_SIZE + 1,
      between: [shopCrumb(data)],
    });
  },
);

export const describeCollections = describePage<Queries.CollectionsPageQuery>((data, context) =>
  listNodes(data, context, {
    name: shopCrumb(data).name,
    description: null,
    items: data.collections.nodes.map(({ title, handle }) => ({
      name: title,
      path: `/collections/${handle}`,
    })),
  }),
);

const blogCrumb = (data: BasicPageData): Crumb => ({
  name: pageString(data, 'article', 'blog.title') ?? '',
  path: '/blog',
});

export const describeBlog = describePage<Queries.BlogPageQuery, BlogPageContext>(
  (data, context) => {
    const { title: name, description } = blogHead(data, context);
    return listNodes(data, context, {
      name,
      description,
      items: data.posts.map(({ title, slug }) => ({ name: title, path: postPath(slug) })),
      first: (context.pageNumber - 1) * BLOG_PAGE_SIZE + 1,
      between: data.category ? [blogCrumb(data)] : [],
    });
  },
);

export const describePress = describePage<Queries.PressPageQuery>((data, context) => {
  const { title, description } = listHead(data, 'press');
  const items = data.releases.nodes.map(each => ({
    name: each.title,
    path: releasePath(each.slug),
  }));
  return listNodes(data, context, { name: title ?? '', description, items });
});

export const describePeople = describePage<Queries.PeoplePageQuery>((data, context) => {
  const { title, description } = listHead(data, 'people');
  const items = data.people.nodes.map(({ name, slug }) => ({ name, path: personPath(slug) }));
  return listNodes(data, context, { name: title ?? '', description, items });
});
