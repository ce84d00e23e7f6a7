import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { inMenuOrder } from '~/src/features/collection';
import { SearchView } from '~/src/features/search';
import type { SearchPageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import '~/src/styles/sheets/collection.css';
import '~/src/styles/sheets/search.css';

export default function SearchPage({
  data,
  location,
  pageContext,
}: PageProps<Queries.SearchPageQuery, SearchPageContext>) {
  const { facets, productCount } = pageContext;
  const images = new Map(data.collections.nodes.map(({ handle, image }) => [handle, image]));
  const categories = inMenuOrder(
    pageContext.categories.map(({ id, name }) => ({ id, name, image: images.get(id) ?? null })),
    data.shell.navigation.main,
    ({ id }) => id,
  );
  return (
    <SearchView
      facets={facets}
      categories={categories}
      productCount={productCount}
      cards={data.cards}
      phone={data.shell.settings.phone}
      entry={`${location.key ?? ''} ${location.search}`}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.SearchPageQuery, SearchPageContext>) {
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'search', 'title')}
      description={pageString(data, 'search', 'description', {
        brand: browserSettings.brand.name,
      })}
    />
  );
}

export const query = graphql`
  query SearchPage($locale: String!, $language: String!, $handles: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "collection", "search"] }
      }
    ) {
      ...StringFields
    }
    collections: allProductCollection(filter: { locale: { eq: $locale } }) {
      nodes {
        handle
        image {
          ...ImageFields
        }
      }
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...TileFields
    }
  }
`;
