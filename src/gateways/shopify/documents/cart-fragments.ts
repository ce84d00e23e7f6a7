import { graphql } from '../graphql';
import { moneyFragment } from './money';

const cartDiscountFragment = graphql(
  `
    fragment CartDiscount on CartDiscountAllocation {
      discountedAmount {
        ...Money
      }
      ... on CartAutomaticDiscountAllocation {
        title
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
  `,
  [moneyFragment],
);

// Spec storefront §3 Cart line. Of an image's `src` and `url` the platform keeps `url`.
export const cartLineFragment = graphql(
  `
    fragment CartLine on BaseCartLine {
      id
      quantity
      attributes {
        key
        value
      }
      cost {
        amountPerQuantity {
          ...Money
        }
        totalAmount {
          ...Money
        }
      }
      discountAllocations {
        ...CartDiscount
      }
      sellingPlanAllocation {
        priceAdjustments {
          price {
            ...Money
          }
        }
        sellingPlan {
          id
          name
        }
      }
      merchandise {
        ... on ProductVariant {
          id
          title
          sku
          quantityAvailable
          availableForSale
          currentlyNotInStock
          price {
            ...Money
          }
          compareAtPrice {
            ...Money
          }
          selectedOptions {
            name
            value
          }
          image {
            id
            url
            altText
            width
            height
          }
          product {
            id
            title
            handle
            productType
            vendor
            tags
            sellingPlanGroups(first: 1) {
              nodes {
                sellingPlans(first: 1) {
                  nodes {
                    id
                    priceAdjustments {
                      adjustmentValue {
                        ... on SellingPlanPercentagePriceAdjustment {
                          adjustmentPercentage
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [moneyFragment, cartDiscountFragment],
);

// Spec storefront §3 Cart; §9: 20 lines a page.
export const cartFragment = graphql(
  `
    fragment Cart on Cart {
      id
      note
      checkoutUrl
      totalQuantity
      createdAt
      updatedAt
      cost {
        subtotalAmount {
          ...Money
        }
      }
      buyerIdentity {
        countryCode
        email
        phone
        preferences {
          wallet
        }
      }
      attributes {
        key
        value
      }
      discountCodes {
        code
        applicable
      }
      discountAllocations {
        ...CartDiscount
      }
      lines(first: 20) {
        nodes {
          ...CartLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [moneyFragment, cartDiscountFragment, cartLineFragment],
);

export const cartErrorFragment = graphql(`
  fragment CartErrors on CartUserError {
    field
    message
    code
  }
`);

export const cartWarningFragment = graphql(`
  fragment CartWarnings on CartWarning {
    code
    message
    target
  }
`);
