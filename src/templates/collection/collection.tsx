import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { CollectionPageContext } from '~/src/page-data/page-data';
import { collectionHead } from '~/src/seo/collection-head';
import { Seo } from '~/src/seo/seo';
import { isSortOrder } from '~/src/domain/collections/collection-sort-orders';
import { CollectionView } from '~/src/features/collection';
import '~/src/styles/sheets/collection.css';

export default function CollectionPage({
  data,
  location,
  pageContext,
}: PageProps<Queries.CollectionPageQuery, CollectionPageContext>) {
  const { handle, title, intro, image } = data.collection;
  const { sortOrder, pageNumber, pageCount, productCount, filters } = pageContext;
  return (
    <CollectionView
      // A link to the same page with other filters starts over.
      key={location.search}
      handle={handle}
      title={title}
      intro={intro}
      image={image}
      cards={data.cards}
      order={isSortOrder(sortOrder) ? sortOrder : 'default'}
      page={pageNumber}
      pageCount={pageCount}
      productCount={productCount}
      filters={filters}
    />
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.CollectionPageQuery, CollectionPageContext>) {
  return <Seo context={pageContext} shell={data.shell} {...collectionHead(data, pageContext)} />;
}

export const query = graphql`
  query CollectionPage(
    $locale: String!
    $language: String!
    $nodeId: String!
    $handles: [String!]!
  ) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "card", "collection"] } }
    ) {
      ...StringFields
    }
    collection: productCollection(id: { eq: $nodeId }) {
      handle
      title
      descriptionHtml
      intro
      image {
        ...ImageFields
      }
      seo {
        ...SeoFields
      }
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...TileFields
    }
  }
`;
