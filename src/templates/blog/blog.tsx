import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { BlogPageContext } from '~/src/page-data/page-data';
import { blogHead } from '~/src/seo/blog-head';
import { FEED_PATH, FeedLink } from '~/src/seo/feed-link';
import { Seo } from '~/src/seo/seo';
import { localizePath } from '~/src/config/paths';
import { BlogView } from '~/src/content/article';
import { useLocale } from '~/src/features/locale';
import '~/src/styles/sheets/article.css';

/** A page of all posts, or of one category's. */
export default function BlogPage({
  data,
  pageContext,
}: PageProps<Queries.BlogPageQuery, BlogPageContext>) {
  const { brand, locale } = useLocale();
  return (
    <BlogView
      posts={data.posts}
      categories={data.categories.nodes}
      category={data.category}
      page={pageContext.pageNumber}
      pageCount={pageContext.pageCount}
      feedPath={localizePath(FEED_PATH, locale, brand)}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPageQuery, BlogPageContext>) {
  return (
    <Seo context={pageContext} shell={data.shell} {...blogHead(data, pageContext)}>
      <FeedLink data={data} context={pageContext} />
    </Seo>
  );
}

export const query = graphql`
  query BlogPage($locale: String!, $language: String!, $nodeId: String, $postIds: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    category: blogCategory(id: { eq: $nodeId }) {
      ...CategoryFields
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
