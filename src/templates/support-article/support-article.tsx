import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { ArticlePageContext } from '~/src/page-data/page-data';
import { toCustomerCare } from '~/src/page-data/care';
import { ArticleMeta } from '~/src/seo/article-meta';
import { Seo } from '~/src/seo/seo';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';
import { SupportArticleView } from '~/src/content/support';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/support.css';

export default function SupportArticlePage({
  data,
  pageContext,
}: PageProps<Queries.SupportArticlePageQuery, ArticlePageContext>) {
  const { link, body, reviewedAt } = data.article;
  return (
    <SupportArticleView
      article={{ ...link, body, reviewedAt }}
      card={data.card}
      cards={data.cards}
      productHandles={pageContext.productHandles}
      related={data.related}
      care={toCustomerCare(data.shell.settings)}
      renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
    />
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.SupportArticlePageQuery, ArticlePageContext>) {
  const { link, seo, publishedAt, reviewedAt } = data.article;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      type="article"
      title={seo.title ?? link.title}
      description={seo.description ?? link.summary}
      image={seo.image}
    >
      <ArticleMeta
        published_time={publishedAt}
        modified_time={reviewedAt}
        author={null}
        section={link.topic?.title ?? null}
        tags={[]}
      />
    </Seo>
  );
}

export const query = graphql`
  query SupportArticlePage(
    $locale: String!
    $language: String!
    $nodeId: String!
    $cardId: String!
    $handles: [String!]!
    $relatedIds: [String!]!
  ) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "article", "support", "chat"] }
      }
    ) {
      ...StringFields
    }
    article: supportArticle(id: { eq: $nodeId }) {
      link {
        ...SupportLinkFields
      }
      publishedAt
      reviewedAt
      seo {
        ...SeoFields
      }
      body
    }
    card: supportCard(id: { eq: $cardId }) {
      ...SupportCardFields
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...CardFields
    }
    related: supportLinks(ids: $relatedIds) {
      ...SupportLinkFields
    }
  }
`;
