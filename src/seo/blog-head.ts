import { browserSettings } from '../config/settings/browser-settings';
import type { BlogPageContext } from '../page-data/page-data';
import { pageString } from '../page-data/page-strings';

/** Title, description and picture of one page of the blog or of a category; no two share a title. */
export const blogHead = (
  data: Queries.BlogPageQuery,
  { pageNumber }: BlogPageContext,
): {
  title: string;
  description: string | null;
  image: Queries.BlogPageQuery['posts'][number]['image'];
} => {
  const { category } = data;
  const text = (
    key: 'title' | 'categoryTitle' | 'description' | 'pageTitle' | 'pageDescription',
    values: Readonly<Record<string, string | number>> = {},
  ): string => pageString(data, 'article', `blog.${key}`, values) ?? '';
  const blog = text('title');
  const title =
    category === null ? blog : text('categoryTitle', { category: category.title, title: blog });
  const description =
    category?.description ?? text('description', { brand: browserSettings.brand.name });
  const n = pageNumber;
  return {
    title: n === 1 ? title : text('pageTitle', { title, n }),
    description: n === 1 ? description : text('pageDescription', { description, n }),
    image: data.posts[0]?.image ?? null,
  };
};
