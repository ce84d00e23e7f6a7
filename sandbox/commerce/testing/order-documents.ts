export const ORDERS = /* GraphQL */ `
  query Orders(
    $token: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $reverse: Boolean
    $sortKey: OrderSortKeys
  ) {
    customer(customerAccessToken: $token) {
      numberOfOrders
      orders(
        first: $first
        last: $last
        after: $after
        before: $before
        reverse: $reverse
        sortKey: $sortKey
      ) {
        nodes {
          name
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
`;
export const ORDER_DETAILS = /* GraphQL */ `
  query OrderDetails($token: String!) {
    customer(customerAccessToken: $token) {
      orders(first: 1) {
        nodes {
          id
          name
          orderNumber
          processedAt
          financialStatus
          fulfillmentStatus
          cancelReason
          canceledAt
          currencyCode
          email
          statusUrl
          customAttributes {
            key
            value
          }
          currentTotalPrice {
            amount
            currencyCode
          }
          totalPrice {
            amount
            currencyCode
          }
          totalShippingPrice {
            amount
          }
          subtotalPrice {
            amount
          }
          totalTax {
            amount
          }
          totalRefunded {
            amount
          }
          shippingAddress {
            name
            formatted
          }
          discountApplications(first: 250) {
            nodes {
              allocationMethod
              targetSelection
              targetType
              value {
                ... on MoneyV2 {
                  amount
                }
                ... on PricingPercentageValue {
                  percentage
                }
              }
              ... on DiscountCodeApplication {
                code
                applicable
              }
              ... on AutomaticDiscountApplication {
                title
              }
            }
          }
          lineItems(first: 250) {
            nodes {
              title
              quantity
              currentQuantity
              originalTotalPrice {
                amount
              }
              discountedTotalPrice {
                amount
              }
              discountAllocations {
                allocatedAmount {
                  amount
                }
              }
              variant {
                requiresShipping
                image {
                  url
                  altText
                }
                selectedOptions {
                  name
                  value
                }
                metafield(namespace: "custom", key: "subscription_frequency") {
                  value
                }
                product {
                  tags
                  handle
                }
              }
            }
          }
          successfulFulfillments(first: 250) {
            trackingCompany
            trackingInfo(first: 250) {
              number
              url
            }
            fulfillmentLineItems(first: 250) {
              nodes {
                quantity
                lineItem {
                  title
                }
              }
            }
          }
        }
      }
    }
  }
`;
