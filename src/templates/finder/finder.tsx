import type { ComponentType } from 'react';
import type { PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { FinderView, OutcomeList } from '~/src/features/fence-finder';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { FinderModules, type FinderModulesProps } from './finder-modules';
import '~/src/styles/sheets/fence-finder.css';

const loadModules = async (): Promise<ComponentType<FinderModulesProps>> =>
  (await import('./finder-modules')).FinderModules;

export default function FinderPage({
  data,
  location,
}: PageProps<Queries.FinderPageQuery, PageContext>) {
  const { page, finder } = data;
  return (
    <>
      <FinderView
        finder={finder.content}
        products={finder.products}
        path={page.path}
        search={location.search}
      />
      <OutcomeList finder={finder.content} products={finder.products} />
      <LazySection
        built={process.env.BUILD_STAGE === 'build-html' ? FinderModules : null}
        load={loadModules}
        props={{ page }}
      />
    </>
  );
}

export { ContentHead as Head } from '~/src/seo/content-head';

export const query = graphql`
  query FinderPage($locale: String!, $language: String!, $nodeId: String!, $finderId: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "finder", "forms", "home", "product"] }
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
    finder: fenceFinder(id: { eq: $finderId }) {
      content
      products {
        ...BuyableFields
        servicePlan {
          ...BuyableFields
        }
      }
    }
  }
`;
