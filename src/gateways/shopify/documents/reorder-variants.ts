import { graphql } from '../graphql';
import { sellingPlansFragment } from './selling-plans';
import { variantOfferFragment } from './variant-offer';

/** Current data of variants from earlier orders. */
export const reorderVariants = graphql(
  `
    query reorderVariants($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!)
    @inContext(country: $country, language: $language) {
      nodes(ids: $ids) {
        __typename
        ... on ProductVariant {
          ...VariantOffer
          title
          selectedOptions {
            name
            value
          }
          image {
            url
            altText
            width
            height
          }
          leadGeneration: metafield(namespace: "custom", key: "lead_generation") {
            value
          }
          subscriptionFrequency: metafield(namespace: "custom", key: "subscription_frequency") {
            value
          }
          requiresShipping
          product {
            id
            handle
            title
            productType
            vendor
            tags
            availability: metafield(namespace: "custom", key: "availability") {
              value
            }
            ...SellingPlans
          }
        }
      }
    }
  `,
  [sellingPlansFragment, variantOfferFragment],
);
