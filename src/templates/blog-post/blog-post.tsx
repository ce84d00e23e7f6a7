import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { ArticlePageContext } from '~/src/page-data/page-data';
import { ArticleMeta } from '~/src/seo/article-meta';
import { FeedLink } from '~/src/seo/feed-link';
import { articleFieldsOf } from './post-data';
import { Seo } from '~/src/seo/seo';
import { localizePath } from '~/src/config/paths';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { absoluteUrl } from '~/src/config/absolute-url';
import { PostView } from '~/src/content/article';
import { useLocale } from '~/src/features/locale';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';
import '~/src/styles/sheets/article.css';

export default function BlogPostPage({
  data,
  pageContext,
}: PageProps<Queries.BlogPostPageQuery, ArticlePageContext>) {
  const { card, ...post } = data.post;
  const { brand, locale } = useLocale();
  const path = localizePath(pageContext.originalPath, locale, brand);
  return (
    <PostView
      post={{ ...card, ...post }}
      address={absoluteUrl(browserSettings.siteUrl, path)}
      cards={data.cards}
      productHandles={pageContext.productHandles}
      related={data.related}
      renderCard={product => <ProductTile card={product} sizes={RAIL_SIZES} />}
    />
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.BlogPostPageQuery, ArticlePageContext>) {
  const { card, seo } = data.post;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      type="article"
      title={seo.title ?? card.title}
      description={seo.description ?? card.excerpt}
      image={seo.image ?? card.image}
    >
      <ArticleMeta {...articleFieldsOf(data.post, pageContext)} />
      <FeedLink data={data} context={pageContext} />
    </Seo>
  );
}

export const query = graphql`
  query BlogPostPage(
    $locale: String!
    $language: String!
    $nodeId: String!
    $handles: [String!]!
    $relatedIds: [String!]!
  ) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "card", "article"] } }
    ) {
      ...StringFields
    }
    post: blogPost(id: { eq: $nodeId }) {
      card {
        ...PostCardFields
      }
      updatedAt
      tags
      seo {
        ...SeoFields
      }
      body
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...CardFields
    }
    related: postCards(ids: $relatedIds) {
      ...PostCardFields
    }
  }
`;
