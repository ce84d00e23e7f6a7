import { globalId } from '../catalogue/ids';
import type { ContentMenuItem, ContentTarget } from '../content/model';
import { articleView, blogView } from './content/article-view';
import { pageView } from './content/page-view';
import type { Scope } from './scope';

interface Resource {
  readonly id: string;
  readonly view: () => unknown;
}

/** The target of a menu item; null if the store lacks it or it is a plain URL. */
function resourceOf({ type, handle }: ContentTarget, scope: Scope): Resource | null {
  const { store, views } = scope;
  const { productsByHandle, collectionsByHandle, content } = store.catalogue;
  if (type === 'PRODUCT') {
    const product = productsByHandle.get(handle);
    return product
      ? { id: globalId('Product', product.id), view: () => views.product(product) }
      : null;
  }
  if (type === 'COLLECTION') {
    const collection = collectionsByHandle.get(handle);
    return collection
      ? { id: globalId('Collection', collection.id), view: () => views.collection(collection) }
      : null;
  }
  const isIt = (entry: { readonly handle: string }) => entry.handle === handle;
  if (type === 'PAGE') {
    const page = content.pages.find(isIt);
    return page ? { id: globalId('Page', page.id), view: () => pageView(page, scope) } : null;
  }
  if (type === 'BLOG') {
    const blog = content.blogs.find(isIt);
    return blog ? { id: globalId('Blog', blog.id), view: () => blogView(blog, scope) } : null;
  }
  const article = type === 'ARTICLE' ? content.articles.find(isIt) : undefined;
  return article
    ? { id: globalId('Article', article.id), view: () => articleView(article, scope) }
    : null;
}

function itemView({ id, title, target, items }: ContentMenuItem, scope: Scope): unknown {
  const resource = resourceOf(target, scope);
  return {
    __typename: 'MenuItem',
    id: globalId('MenuItem', id),
    title,
    type: target.type,
    tags: [],
    items: () => items.map(item => itemView(item, scope)),
    url: new URL(target.url, scope.origin).href,
    resourceId: resource?.id ?? null,
    resource: () => resource?.view() ?? null,
  };
}

const countOf = ({ items }: Pick<ContentMenuItem, 'items'>): number =>
  items.reduce((sum, item) => sum + 1 + countOf(item), 0);

/** `Menu`: `main-menu`, `utility`, `footer` and `legal`, as the brand's navigation has them. */
export function menuView(wanted: string, scope: Scope) {
  const menu = scope.store.catalogue.content.menus.find(({ handle }) => handle === wanted);
  if (!menu) return null;
  return {
    __typename: 'Menu',
    id: globalId('Menu', menu.id),
    handle: menu.handle,
    title: menu.title,
    itemsCount: countOf(menu),
    items: menu.items.map(item => itemView(item, scope)),
  };
}
