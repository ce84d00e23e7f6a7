import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { listHead } from '~/src/seo/list-head';
import { Seo } from '~/src/seo/seo';
import { PeopleView } from '~/src/content/article';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/press.css';

export default function PeoplePage({ data }: PageProps<Queries.PeoplePageQuery, PageContext>) {
  return <PeopleView people={data.people.nodes} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.PeoplePageQuery, PageContext>) {
  return <Seo context={pageContext} shell={data.shell} {...listHead(data, 'people')} />;
}

export const query = graphql`
  query PeoplePage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    people: allPerson(filter: { locale: { eq: $locale } }, sort: { slug: ASC }) {
      nodes {
        slug
        name
        role
        portrait {
          ...ImageFields
        }
        credentials
      }
    }
  }
`;
