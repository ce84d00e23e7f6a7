import { graphql } from 'gatsby';

export const tileFields = graphql`
  fragment TileFields on ProductCard {
    id
    handle
    title
    tagline
    image {
      ...ImageFields
    }
    priceMin {
      ...MoneyFields
    }
    priceMax {
      ...MoneyFields
    }
    compareAtPrice {
      ...MoneyFields
    }
    availability
    swatches
    autoshipPercent
    isLeadGeneration
  }
`;

export const cardFields = graphql`
  fragment CardFields on ProductCard {
    ...TileFields
    vendor
    productType
    publishedAt
    hoverImage {
      ...ImageFields
    }
    options {
      name
      values {
        name
        swatch
      }
    }
  }
`;
