import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { BlogPageContext, BlogPageData } from '~/src/page-data/article-data';
import { blogHead } from '~/src/seo/blog-head';
import { FEED_PATH, FeedLink } from '~/src/seo/feed-link';
import { Seo } from '~/src/seo/seo';
import { localizePath } from '~/src/config/paths';
import { BlogView } from '~/src/features/article';
import { useLocale } from '~/src/features/locale';
import '~/src/ui/styles/sheets/article.css';

export default function BlogPage({ data, pageContext }: PageProps<BlogPageData, BlogPageContext>) {
  const { brand, locale } = useLocale();
  return (
    <BlogView
      posts={data.posts}
      categories={data.categories.nodes}
      category={null}
      page={pageContext.pageNumber}
      pageCount={pageContext.pageCount}
      feedPath={localizePath(FEED_PATH, locale, brand)}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<BlogPageData, BlogPageContext>) {
  return (
    <Seo context={pageContext} shell={data.shell} {...blogHead(data, pageContext, null)}>
      <FeedLink data={data} context={pageContext} />
    </Seo>
  );
}

export const query = graphql`
  query BlogPage($locale: String!, $language: String!, $postIds: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    posts: postCards(ids: $postIds) {
      ...PostCardFields
    }
    categories: allBlogCategory(filter: { locale: { eq: $locale } }, sort: { title: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
  }
`;
