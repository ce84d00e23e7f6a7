/** The product of the storefront's product page and its update query (spec storefront §3). */
export const PRODUCT = /* GraphQL */ `
  query Product($handle: String!) {
    product(handle: $handle) {
      id
      title
      publishedAt
      description
      requiresSellingPlan
      availableForSale
      priceRange {
        minVariantPrice {
          amount
          currencyCode
        }
      }
      compareAtPriceRange {
        maxVariantPrice {
          amount
        }
      }
      options {
        name
        optionValues {
          name
          swatch {
            color
          }
          firstSelectableVariant {
            sku
          }
        }
      }
      variants(first: 100) {
        nodes {
          id
          sku
          availableForSale
          quantityAvailable
          sellingPlanAllocations(first: 1) {
            nodes {
              priceAdjustments {
                price {
                  amount
                }
              }
            }
          }
          metafields(identifiers: [{ namespace: "custom", key: "subscription_frequency" }]) {
            value
          }
        }
      }
      sellingPlanGroups(first: 15) {
        nodes {
          name
          sellingPlans(first: 7) {
            nodes {
              id
              name
              options {
                name
                value
              }
              deliveryPolicy {
                ... on SellingPlanRecurringDeliveryPolicy {
                  interval
                  intervalCount
                }
              }
            }
          }
        }
      }
      metafields(
        identifiers: [
          { namespace: "custom", key: "tagline" }
          { namespace: "custom", key: "service_plan" }
          { namespace: "custom", key: "add_ons" }
          { namespace: "custom", key: "unknown" }
        ]
      ) {
        key
        type
        value
        reference {
          ... on Product {
            handle
          }
        }
        references(first: 10) {
          nodes {
            ... on Product {
              handle
            }
          }
        }
      }
    }
  }
`;
