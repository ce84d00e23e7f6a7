import { graphql } from '../graphql';
import { sellingPlansFragment } from './selling-plans';
import { variantOfferFragment } from './variant-offer';

export const imageFragment = graphql(`
  fragment Picture on Image {
    url
    altText
    width
    height
  }
`);

export const catalogueProductFragment = graphql(
  `
    fragment CatalogueProduct on Product {
      id
      handle
      title
      vendor
      productType
      tags
      publishedAt
      updatedAt
      descriptionHtml
      seo {
        title
        description
      }
      tagline: metafield(namespace: "custom", key: "tagline") {
        value
      }
      highlights: metafield(namespace: "custom", key: "highlights") {
        value
      }
      specifications: metafield(namespace: "custom", key: "specifications") {
        value
      }
      leadGeneration: metafield(namespace: "custom", key: "lead_generation") {
        value
      }
      hidden: metafield(namespace: "custom", key: "hidden") {
        value
      }
      availability: metafield(namespace: "custom", key: "availability") {
        value
      }
      searchTerms: metafield(
        namespace: "shopify--discovery--product_search_boost"
        key: "queries"
      ) {
        value
      }
      servicePlan: metafield(namespace: "custom", key: "service_plan") {
        reference {
          ... on Product {
            handle
          }
        }
      }
      addOns: metafield(namespace: "custom", key: "add_ons") {
        references(first: 20) {
          nodes {
            ... on Product {
              handle
            }
          }
        }
      }
      images(first: 20) {
        nodes {
          ...Picture
        }
      }
      options {
        name
        optionValues {
          name
          swatch {
            color
          }
        }
      }
      ...SellingPlans
      variants(first: 100) {
        nodes {
          ...VariantOffer
          title
          requiresShipping
          barcode
          selectedOptions {
            name
            value
          }
          image {
            ...Picture
          }
          leadGeneration: metafield(namespace: "custom", key: "lead_generation") {
            value
          }
          lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
            value
          }
          subscriptionFrequency: metafield(namespace: "custom", key: "subscription_frequency") {
            value
          }
        }
      }
    }
  `,
  [imageFragment, sellingPlansFragment, variantOfferFragment],
);
