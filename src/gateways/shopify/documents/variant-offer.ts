import { graphql } from '../graphql';
import { moneyFragment } from './money';

/** What can change of a variant after a page was built. */
export const variantOfferFragment = graphql(
  `
    fragment VariantOffer on ProductVariant {
      id
      sku
      availableForSale
      quantityAvailable
      currentlyNotInStock
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      availability: metafield(namespace: "custom", key: "availability") {
        value
      }
    }
  `,
  [moneyFragment],
);
