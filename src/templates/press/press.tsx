import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { listHead } from '~/src/seo/list-head';
import { Seo } from '~/src/seo/seo';
import { PressView } from '~/src/content/article';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/press.css';

export default function PressPage({ data }: PageProps<Queries.PressPageQuery, PageContext>) {
  return <PressView releases={data.releases.nodes} settings={data.shell.settings} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.PressPageQuery, PageContext>) {
  return <Seo context={pageContext} shell={data.shell} {...listHead(data, 'press')} />;
}

export const query = graphql`
  query PressPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    releases: allPressRelease(filter: { locale: { eq: $locale } }, sort: { date: DESC }) {
      nodes {
        slug
        title
        date
        location
        summary
        image {
          ...ImageFields
        }
        contact {
          name
          email
          phone
        }
      }
    }
  }
`;
