import type { ContentArticle, ContentBlog, ContentPage } from '~/sandbox/commerce/content/model';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import {
  dateField,
  textField,
  wholeField,
  type SearchField,
} from '~/sandbox/commerce/search-syntax/match-search';
import { listEntries, type ListArguments } from '../sorted-list';

/** When every page and blog of the sandbox was made and last changed. */
export const CONTENT_CREATED = '2024-01-01T00:00:00Z';

const blogTitle = ({ catalogue }: StoreRuntime, { blog }: ContentArticle): string =>
  catalogue.content.blogs.find(({ handle }) => handle === blog)?.title ?? '';

/** The articles of a blog or the whole store that a query finds, in order. */
export function listArticles(
  store: StoreRuntime,
  articles: readonly ContentArticle[],
  args: ListArguments,
  list: string,
): readonly ContentArticle[] {
  const tag = wholeField<ContentArticle>(({ tags }) => tags);
  const titleAndTags = ({ title, tags }: ContentArticle) => [title, ...tags];
  return listEntries(articles, args, {
    list,
    argument: `${list}(query:)`,
    anywhere: textField(titleAndTags),
    fields: new Map<string, SearchField<ContentArticle>>([
      ['author', textField(({ author }) => [author.name])],
      ['blog_title', textField(article => [blogTitle(store, article)])],
      ['created_at', dateField(({ publishedAt }) => publishedAt, store.now)],
      ['tag', tag],
      ['tag_not', term => article => !tag(term)(article)],
      ['updated_at', dateField(({ updatedAt }) => updatedAt, store.now)],
    ]),
    keys: new Map<string, (article: ContentArticle) => string>([
      ['AUTHOR', ({ author }) => author.name],
      ['BLOG_TITLE', article => blogTitle(store, article)],
      ['PUBLISHED_AT', ({ publishedAt }) => publishedAt],
      ['TITLE', ({ title }) => title],
      ['UPDATED_AT', ({ updatedAt }) => updatedAt],
    ]),
    texts: [{ name: 'title', textsOf: titleAndTags, weight: 1 }],
  });
}

interface Titled {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
}

function listTitled<Entry extends Titled>(
  store: StoreRuntime,
  entries: readonly Entry[],
  args: ListArguments,
  {
    list,
    keys,
  }: { readonly list: string; readonly keys: ReadonlyMap<string, (entry: Entry) => string> },
): readonly Entry[] {
  const titles = ({ title }: Entry) => [title];
  const made = dateField<Entry>(() => CONTENT_CREATED, store.now);
  return listEntries(entries, args, {
    list,
    argument: `${list}(query:)`,
    anywhere: textField(titles),
    fields: new Map<string, SearchField<Entry>>([
      ['created_at', made],
      ['handle', wholeField(({ handle }) => [handle])],
      ['title', textField(titles)],
      ['updated_at', made],
    ]),
    keys,
    texts: [{ name: 'title', textsOf: titles, weight: 1 }],
  });
}

/** The blogs that `QueryRoot.blogs` lists. */
export const listBlogs = (store: StoreRuntime, args: ListArguments): readonly ContentBlog[] =>
  listTitled(store, store.catalogue.content.blogs, args, {
    list: 'QueryRoot.blogs',
    keys: new Map<string, (blog: ContentBlog) => string>([
      ['HANDLE', ({ handle }) => handle],
      ['TITLE', ({ title }) => title],
    ]),
  });

/** The pages that `QueryRoot.pages` lists. */
export const listPages = (store: StoreRuntime, args: ListArguments): readonly ContentPage[] =>
  listTitled(store, store.catalogue.content.pages, args, {
    list: 'QueryRoot.pages',
    keys: new Map<string, (page: ContentPage) => string>([
      ['TITLE', ({ title }) => title],
      ['UPDATED_AT', () => CONTENT_CREATED],
    ]),
  });
