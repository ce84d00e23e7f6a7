import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { toCustomerCare } from '~/src/page-data/care';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { SupportHubView } from '~/src/content/support';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/support.css';

export default function SupportPage({ data }: PageProps<Queries.SupportPageQuery, PageContext>) {
  return (
    <SupportHubView
      topics={data.topics.nodes}
      articles={data.articles.nodes.map(({ link }) => link)}
      products={data.products.nodes}
      care={toCustomerCare(data.shell.settings)}
      hasVideos={data.playlists.nodes.length > 0}
      videosPicture={data.playlists.nodes[0]?.image ?? null}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.SupportPageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'support', 'hub.pageTitle')}
      description={pageString(data, 'support', 'hub.description')}
    />
  );
}

export const query = graphql`
  query SupportPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "support", "chat"] } }
    ) {
      ...StringFields
    }
    topics: allSupportTopic(filter: { locale: { eq: $locale } }, sort: { position: ASC }) {
      nodes {
        slug
        title
        summary
        icon
        position
      }
    }
    articles: allSupportArticle(filter: { locale: { eq: $locale } }, sort: { id: ASC }) {
      nodes {
        link {
          ...SupportLinkFields
        }
      }
    }
    products: allSupportCard(filter: { locale: { eq: $locale } }, sort: { productTitle: ASC }) {
      nodes {
        ...SupportCardFields
      }
    }
    playlists: allPlaylist(filter: { locale: { eq: $locale } }, sort: { position: ASC }, limit: 1) {
      nodes {
        image {
          ...ImageFields
        }
      }
    }
  }
`;
