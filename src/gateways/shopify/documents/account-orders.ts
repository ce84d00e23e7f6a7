import { graphql } from '../graphql';
import { orderFragment } from './account-fragments';

/** Orders, the newest first; `first` and `after`, or `last` and `before`. */
export const customerOrders = graphql(
  `
    query customerOrders(
      $customerAccessToken: String!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      customer(customerAccessToken: $customerAccessToken) {
        orders(first: $first, after: $after, last: $last, before: $before, reverse: true) {
          nodes {
            ...AccountOrder
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    }
  `,
  [orderFragment],
);

/** Cursors of orders, because the store cannot look an order up by its number. */
export const customerOrderPlaces = graphql(`
  query customerOrderPlaces($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, reverse: true) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);
