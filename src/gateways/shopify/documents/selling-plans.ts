import { graphql } from '../graphql';

// Spec storefront §9: 15 selling plan groups, 7 plans each.
export const sellingPlansFragment = graphql(`
  fragment SellingPlans on Product {
    requiresSellingPlan
    sellingPlanGroups(first: 15) {
      nodes {
        name
        sellingPlans(first: 7) {
          nodes {
            id
            name
            priceAdjustments {
              adjustmentValue {
                ... on SellingPlanPercentagePriceAdjustment {
                  adjustmentPercentage
                }
              }
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
  }
`);
