import type { Brand } from '~/src/config/brands/brand';
import { localizePath } from '~/src/config/paths';
import { postPath } from '~/src/domain/content/article';
import { plainText } from '~/src/domain/content/rich-text/portable-text-words';
import { supportPath } from '~/src/domain/content/support';
import { recordIdOf, type ArticleRecord, type PostRecord } from './search-records';
import { cutText } from '../cut-text';
import type { LocaleSource } from '../sourcing/sources';

// The service takes records of 10 KB on its small plans.
const TEXT_LENGTH = 6000;

type DocumentSource = Pick<LocaleSource, 'locale'> & {
  readonly content: Pick<LocaleSource['content'], 'articles' | 'support'>;
};

const commonOf = (
  { locale }: DocumentSource,
  { slug, title }: { readonly slug: string; readonly title: string },
  path: string,
  brand: Brand,
) => ({
  objectID: recordIdOf(locale.id, slug),
  locale: locale.id,
  language: locale.language.toLowerCase(),
  handle: slug,
  path: localizePath(path, locale, brand),
  title,
});

/** The records of a locale's blog posts. */
export const postRecords = (source: DocumentSource, brand: Brand): readonly PostRecord[] => {
  const { posts, categories } = source.content.articles;
  return posts.map(post => ({
    ...commonOf(source, post, postPath(post.slug), brand),
    excerpt: post.excerpt,
    category: categories.find(({ slug }) => slug === post.categorySlug)?.title ?? null,
    image: post.image,
    publishedAt: Math.floor(Date.parse(post.publishedAt) / 1000),
    text: cutText(plainText(post.body), TEXT_LENGTH),
  }));
};

/** The records of a locale's support articles. */
export const articleRecords = (source: DocumentSource, brand: Brand): readonly ArticleRecord[] => {
  const { articles, topics } = source.content.support;
  return articles.map(article => ({
    ...commonOf(source, article, supportPath(article.slug), brand),
    section: topics.find(({ slug }) => slug === article.topicSlug)?.title ?? null,
    excerpt: article.summary,
    text: cutText(plainText(article.body), TEXT_LENGTH),
  }));
};
