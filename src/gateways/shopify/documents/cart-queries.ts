import { graphql } from '../graphql';
import { cartFragment, cartLineFragment } from './cart-fragments';

export const cartRead = graphql(
  `
    query cart($cartId: ID!, $language: LanguageCode) @inContext(language: $language) {
      cart(id: $cartId) {
        ...Cart
      }
    }
  `,
  [cartFragment],
);

export const cartLinesPage = graphql(
  `
    query cartLines($cartId: ID!, $after: String!, $language: LanguageCode)
    @inContext(language: $language) {
      cart(id: $cartId) {
        lines(first: 20, after: $after) {
          nodes {
            ...CartLine
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [cartLineFragment],
);
