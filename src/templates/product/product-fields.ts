import { graphql } from 'gatsby';

/** The query fields of a product page, for either template. */
export const productPageFields = graphql`
  fragment ProductPageFields on Query {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    product(id: { eq: $nodeId }) {
      ...ProductFields
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
    lowestPrices {
      variantId
      cents
    }
    seo {
      ...SeoFields
    }
    story
    sizeGuide
    motion
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
