import { isObjectType } from 'graphql';
import { numberOf, readGlobalId } from '../catalogue/ids';
import { publishedSchema } from '../schema';
import { articleView, blogView } from './content/article-view';
import { pageView } from './content/page-view';
import { notModelled } from '../request/not-modelled';
import type { Scope } from './scope';

/**
 * The object behind a global id; null when the store has none of that number, or no such type.
 * @throws a "not modelled" error for a type of the schema that the sandbox does not serve
 */
export function nodeOf(id: string, scope: Scope): unknown {
  const { store, views } = scope;
  const type = readGlobalId(id)?.type ?? '';
  const number = numberOf(type, id) ?? NaN;
  const { catalogue } = store;
  if (type === 'Product') {
    const product = catalogue.productsById.get(number);
    return product ? views.product(product) : null;
  }
  if (type === 'Collection') {
    const collection = catalogue.collectionsById.get(number);
    return collection ? views.collection(collection) : null;
  }
  if (type === 'ProductVariant') {
    const variant = catalogue.variantsById.get(number);
    const product = variant && catalogue.productsByHandle.get(variant.productHandle);
    return variant && product ? views.variant(product, variant) : null;
  }
  const { articles, blogs, pages } = catalogue.content;
  const isIt = (entry: { readonly id: number }) => entry.id === number;
  if (type === 'Article') {
    const article = articles.find(isIt);
    return article ? articleView(article, scope) : null;
  }
  if (type === 'Blog') {
    const blog = blogs.find(isIt);
    return blog ? blogView(blog, scope) : null;
  }
  if (type === 'Page') {
    const page = pages.find(isIt);
    return page ? pageView(page, scope) : null;
  }
  if (!isObjectType(publishedSchema().getType(type))) return null;
  throw notModelled(`QueryRoot.node of type ${type}`);
}
