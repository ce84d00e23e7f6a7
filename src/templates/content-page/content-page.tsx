import type { PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { PageBody } from './page-body';
import '~/src/styles/sheets/modules.css';
import '~/src/styles/sheets/opening.css';
import '~/src/ui/styles/brand-pages.css';

export default function ContentPage({ data }: PageProps<Queries.ContentPageQuery, PageContext>) {
  return <PageBody page={data.page} />;
}

export { ContentHead as Head } from '~/src/seo/content-head';

export const query = graphql`
  query ContentPage($locale: String!, $language: String!, $nodeId: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "forms", "home"] }
      }
    ) {
      ...StringFields
    }
    page: contentPage(id: { eq: $nodeId }) {
      title
      path
      seo {
        ...SeoFields
      }
      modules
      cards {
        ...CardFields
      }
      reviews {
        ...ReviewWallFields
      }
    }
  }
`;
