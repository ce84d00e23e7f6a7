import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { toCustomerCare } from '~/src/page-data/care';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { ContactView } from '~/src/content/support';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/support.css';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery, PageContext>) {
  return (
    <ContactView
      care={toCustomerCare(data.shell.settings)}
      hasSupport={data.articles.nodes.length > 0}
      hasAutoship={data.autoship.nodes.length > 0}
      withdrawal={data.shell.settings.rights?.withdraw ?? null}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'support', 'contact.title')}
      description={pageString(data, 'support', 'contact.description')}
    />
  );
}

export const query = graphql`
  query ContactPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "support", "forms", "chat"] }
      }
    ) {
      ...StringFields
    }
    autoship: allProduct(
      filter: {
        locale: { eq: $locale }
        requiresSellingPlan: { eq: false }
        sellingPlanGroups: { elemMatch: { name: { ne: "" } } }
      }
      limit: 1
    ) {
      nodes {
        id
      }
    }
    articles: allSupportArticle(filter: { locale: { eq: $locale } }, limit: 1) {
      nodes {
        id
      }
    }
  }
`;
