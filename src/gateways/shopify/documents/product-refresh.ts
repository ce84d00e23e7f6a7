import { graphql } from '../graphql';
import { sellingPlansFragment } from './selling-plans';
import { variantOfferFragment } from './variant-offer';

// Spec storefront §3 Product update query result, with prices; §9: 100 variants.
export const productRefresh = graphql(
  `
    query productRefresh($id: ID!, $country: CountryCode!, $language: LanguageCode!)
    @inContext(country: $country, language: $language) {
      product(id: $id) {
        title
        availability: metafield(namespace: "custom", key: "availability") {
          value
        }
        ...SellingPlans
        variants(first: 100) {
          nodes {
            ...VariantOffer
          }
        }
      }
    }
  `,
  [sellingPlansFragment, variantOfferFragment],
);
