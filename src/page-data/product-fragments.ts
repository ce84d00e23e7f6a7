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
    hoverImage {
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
    rating {
      average
      count
    }
    isLeadGeneration
    isSimple
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
