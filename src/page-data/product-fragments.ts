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
    hoverImage {
      ...ImageFields
    }
    rating {
      average
      count
    }
  }
`;

export const cardFields = graphql`
  fragment CardFields on ProductCard {
    ...TileFields
    vendor
    productType
    publishedAt
    options {
      name
      values {
        name
        swatch
      }
    }
  }
`;
