import { graphql } from '../graphql';
import { catalogueProductFragment, imageFragment } from './catalogue-product';

// 25 products of up to 100 variants keep one query well inside the platform's limits.
export const catalogueProducts = graphql(
  `
    query catalogueProducts($after: String, $country: CountryCode!, $language: LanguageCode!)
    @inContext(country: $country, language: $language) {
      products(first: 25, after: $after, sortKey: ID) {
        nodes {
          ...CatalogueProduct
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [catalogueProductFragment],
);

export const catalogueProductByHandle = graphql(
  `
    query catalogueProductByHandle(
      $handle: String!
      $country: CountryCode!
      $language: LanguageCode!
    ) @inContext(country: $country, language: $language) {
      product(handle: $handle) {
        ...CatalogueProduct
      }
    }
  `,
  [catalogueProductFragment],
);

export const catalogueCollectionByHandle = graphql(
  `
    query catalogueCollectionByHandle(
      $handle: String!
      $country: CountryCode!
      $language: LanguageCode!
    ) @inContext(country: $country, language: $language) {
      collection(handle: $handle) {
        id
        handle
        title
        descriptionHtml
        updatedAt
        seo {
          title
          description
        }
        image {
          ...Picture
        }
        products(first: 24) {
          nodes {
            ...CatalogueProduct
          }
        }
      }
    }
  `,
  [imageFragment, catalogueProductFragment],
);

export const catalogueCollections = graphql(
  `
    query catalogueCollections($after: String, $country: CountryCode!, $language: LanguageCode!)
    @inContext(country: $country, language: $language) {
      collections(first: 20, after: $after, sortKey: ID) {
        nodes {
          id
          handle
          title
          descriptionHtml
          updatedAt
          seo {
            title
            description
          }
          image {
            ...Picture
          }
          products(first: 250) {
            nodes {
              handle
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [imageFragment],
);

export const collectionHandles = graphql(`
  query collectionHandles(
    $handle: String!
    $after: String
    $country: CountryCode!
    $language: LanguageCode!
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: 250, after: $after) {
        nodes {
          handle
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const relatedProducts = graphql(`
  query relatedProducts($id: ID!, $country: CountryCode!, $language: LanguageCode!)
  @inContext(country: $country, language: $language) {
    productRecommendations(productId: $id, intent: RELATED) {
      handle
    }
  }
`);
