import { numberOf } from '~/sandbox/commerce/catalogue/ids';
import { connection, type PageArguments } from '../connection';
import type { Scope } from '../scope';
import type { ListArguments } from '../sorted-list';
import { articleConnection, articleView, blogView } from './article-view';
import { listBlogs, listPages } from './content-lists';
import { pageView } from './page-view';

interface Named {
  readonly id?: string | null;
  readonly handle?: string | null;
}

type ListPage = PageArguments & ListArguments;

const idOf = ({ id }: { readonly id: number }) => String(id);

/** Finds by id or, without one, by handle. */
function findNamed<Entry extends { readonly id: number; readonly handle: string }>(
  entries: readonly Entry[],
  type: string,
  { id, handle }: Named,
): Entry | undefined {
  const number = id ? numberOf(type, id) : null;
  return entries.find(entry => (id ? entry.id === number : entry.handle === handle));
}

/** The fields of `QueryRoot` for the store's published content. */
export function contentFields(scope: Scope) {
  const { store } = scope;
  const { articles, blogs, pages } = store.catalogue.content;
  const blog = (args: Named) => {
    const found = findNamed(blogs, 'Blog', args);
    return found ? blogView(found, scope) : null;
  };
  const page = (args: Named) => {
    const found = findNamed(pages, 'Page', args);
    return found ? pageView(found, scope) : null;
  };
  return {
    article: ({ id }: { readonly id: string }) => {
      const found = findNamed(articles, 'Article', { id });
      return found ? articleView(found, scope) : null;
    },
    articles: (args: ListPage) => articleConnection(articles, args, scope, 'QueryRoot.articles'),
    blog,
    blogByHandle: blog,
    blogs: (args: ListPage) => {
      const { query, sortKey } = args;
      const listed = listBlogs(store, { query, sortKey });
      return connection(listed, args, idOf, each => blogView(each, scope), { query, sortKey });
    },
    page,
    pageByHandle: page,
    pages: (args: ListPage) => {
      const { query, sortKey } = args;
      const listed = listPages(store, { query, sortKey });
      return connection(listed, args, idOf, each => pageView(each, scope), { query, sortKey });
    },
  };
}
