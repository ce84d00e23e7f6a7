import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { ContentArticle, ContentBlog } from '~/sandbox/commerce/content/model';
import { connection, type PageArguments } from '../connection';
import { imageView } from '../image-view';
import { metafieldFields } from '../metafield-view';
import type { Scope } from '../scope';
import { plainText } from '../text';
import type { ListArguments } from '../sorted-list';
import { listArticles } from './content-lists';

interface Truncated {
  readonly truncateAt?: number | null;
}

function authorView({ author }: ContentArticle, { store }: Scope) {
  const [firstName = '', ...others] = author.name.split(' ');
  return {
    __typename: 'ArticleAuthor',
    name: author.name,
    firstName,
    lastName: others.join(' '),
    email: store.catalogue.content.brand.email,
    bio: author.bio,
  };
}

/** `Article`; `trackingParameters` only where a search found it. */
export function articleView(
  article: ContentArticle,
  scope: Scope,
  trackingParameters: string | null = null,
) {
  const { blogs } = scope.store.catalogue.content;
  const author = authorView(article, scope);
  return {
    __typename: 'Article',
    id: globalId('Article', article.id),
    handle: article.handle,
    title: article.title,
    author,
    authorV2: author,
    blog: () => {
      const blog = blogs.find(({ handle }) => handle === article.blog);
      return blog ? blogView(blog, scope) : null;
    },
    comments: (args: PageArguments) => connection([], args, String, String),
    content: ({ truncateAt }: Truncated) => plainText(article.contentHtml(), truncateAt),
    contentHtml: () => article.contentHtml(),
    excerpt: ({ truncateAt }: Truncated) => plainText(article.excerpt, truncateAt),
    excerptHtml: article.excerpt,
    image: () => (article.image ? imageView(article.image, scope) : null),
    onlineStoreUrl: null,
    publishedAt: article.publishedAt,
    seo: article.seo,
    tags: article.tags,
    trackingParameters,
    ...metafieldFields({ metafields: [], publishedAt: article.publishedAt }, scope),
  };
}

/** `ArticleConnection` of the store or one of its blogs. */
export function articleConnection(
  articles: readonly ContentArticle[],
  args: PageArguments & ListArguments,
  scope: Scope,
  list: string,
) {
  const { query, sortKey } = args;
  return connection(
    listArticles(scope.store, articles, { query, sortKey }, list),
    args,
    ({ id }) => String(id),
    article => articleView(article, scope),
    { query, sortKey },
  );
}

/** `Blog`. */
export function blogView(blog: ContentBlog, scope: Scope) {
  const [first] = blog.articles;
  const publishedAt = first?.publishedAt ?? '';
  const authors = new Map(blog.articles.map(article => [article.author.name, article]));
  return {
    __typename: 'Blog',
    id: globalId('Blog', blog.id),
    handle: blog.handle,
    title: blog.title,
    seo: blog.seo,
    onlineStoreUrl: null,
    authors: [...authors.values()].map(article => authorView(article, scope)),
    articleByHandle: ({ handle }: { readonly handle: string }) => {
      const found = blog.articles.find(article => article.handle === handle);
      return found ? articleView(found, scope) : null;
    },
    articles: (args: PageArguments & ListArguments) =>
      articleConnection(blog.articles, args, scope, 'Blog.articles'),
    ...metafieldFields({ metafields: [], publishedAt }, scope),
  };
}
