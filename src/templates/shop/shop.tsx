import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { inMenuOrder } from '~/src/features/collection';
import { ShopView } from '~/src/features/search';
import type { ShopPageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import '~/src/styles/sheets/collection.css';
import '~/src/styles/sheets/search.css';

/** What the page says of its collection, or of the whole shop. */
const textsOf = (data: Queries.ShopPageQuery, { handle }: ShopPageContext) => {
  const [same] = data.collections.nodes;
  return {
    title: (handle === null ? null : same?.title) ?? pageString(data, 'search', 'shop.title') ?? '',
    // The whole shop is introduced as the collection of everything is, where there is one.
    intro: same
      ? same.intro
      : pageString(data, 'search', 'shop.intro', { brand: browserSettings.brand.name }),
    image: same?.image ?? null,
  };
};

export default function ShopPage({
  data,
  location,
  pageContext,
}: PageProps<Queries.ShopPageQuery, ShopPageContext>) {
  const { facets, categories, handle, productCount } = pageContext;
  return (
    <ShopView
      {...textsOf(data, pageContext)}
      facets={facets}
      categories={inMenuOrder(categories, data.shell.navigation.main, ({ id }) => id)}
      handle={handle}
      productCount={productCount}
      phone={data.shell.settings.phone}
      cards={data.cards}
      entry={`${location.key ?? ''} ${location.search}`}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ShopPageQuery, ShopPageContext>) {
  const { title, intro, image } = textsOf(data, pageContext);
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageContext.handle ? pageString(data, 'search', 'shop.pageTitle', { title }) : title}
      description={intro}
      image={image}
    />
  );
}

export const query = graphql`
  query ShopPage($locale: String!, $language: String!, $nodeId: String!, $handles: [String!]!) {
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
    collections: allProductCollection(filter: { id: { eq: $nodeId } }, limit: 1) {
      nodes {
        title
        intro
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
