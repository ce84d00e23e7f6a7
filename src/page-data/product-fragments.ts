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

export const buyableFields = graphql`
  fragment BuyableFields on Product {
    id: platformId
    handle
    title
    vendor
    productType
    tags
    tagline
    images {
      ...ImageFields
    }
    options {
      name
      values {
        name
        swatch
      }
    }
    variants {
      id
      sku
      title
      selectedOptions {
        name
        value
      }
      price {
        ...MoneyFields
      }
      compareAtPrice {
        ...MoneyFields
      }
      availability
      quantityAvailable
      isBackorder
      image {
        ...ImageFields
      }
      subscriptionFrequency
      isLeadGeneration
      requiresShipping
    }
    requiresSellingPlan
    sellingPlanGroups {
      name
      plans {
        id
        name
        discountPercent
        interval {
          count
          unit
        }
      }
    }
  }
`;

export const productFields = graphql`
  fragment ProductFields on Product {
    ...BuyableFields
    descriptionHtml
    highlights
    specifications {
      label
      value
    }
    questions {
      question
      answer
    }
    isLeadGeneration
    servicePlanHandle
    addOnHandles
    relatedHandles
    seo {
      ...SeoFields
    }
    story
    storyCards {
      ...CardFields
    }
    collection {
      handle
      title
    }
    servicePlan {
      ...BuyableFields
    }
    addOns {
      ...BuyableFields
    }
    related {
      ...CardFields
    }
    reviews {
      ...ReviewFields
    }
  }
`;
