import type { PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { PageModules } from '~/src/content/modules';
import { DealersView } from '~/src/features/dealers';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';
import '~/src/styles/sheets/modules.css';
import '~/src/styles/sheets/dealers.css';

export default function DealersPage({
  data,
  location,
}: PageProps<Queries.DealersPageQuery, PageContext>) {
  const { page, dealers } = data;
  return (
    <DealersView title={page.title} dealers={dealers.nodes} search={location.search}>
      <PageModules
        modules={page.modules}
        cards={page.cards}
        reviews={page.reviews}
        renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
      />
    </DealersView>
  );
}

export { ContentHead as Head } from '~/src/seo/content-head';

export const query = graphql`
  query DealersPage($locale: String!, $language: String!, $nodeId: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "dealers", "forms", "home"] }
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
    dealers: allDealer(filter: { locale: { eq: $locale } }, sort: { slug: ASC }) {
      nodes {
        slug
        name
        regionName
        address {
          city
        }
        latitude
        longitude
      }
    }
  }
`;
