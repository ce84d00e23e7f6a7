/** The cart as the storefront reads it (spec storefront §3), and some more of its cost. */
export const CART_FRAGMENT = /* GraphQL */ `
  fragment CartParts on Cart {
    id
    note
    checkoutUrl
    totalQuantity
    createdAt
    updatedAt
    cost {
      subtotalAmount {
        amount
        currencyCode
      }
      totalAmount {
        amount
        currencyCode
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
      discountedAmount {
        amount
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    lines(first: 20) {
      nodes {
        id
        quantity
        cost {
          amountPerQuantity {
            amount
          }
          compareAtAmountPerQuantity {
            amount
          }
          subtotalAmount {
            amount
          }
          totalAmount {
            amount
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
          ... on CartAutomaticDiscountAllocation {
            title
          }
        }
        sellingPlanAllocation {
          priceAdjustments {
            price {
              amount
            }
            compareAtPrice {
              amount
            }
            perDeliveryPrice {
              amount
            }
          }
          sellingPlan {
            id
          }
        }
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            sku
            quantityAvailable
            compareAtPrice {
              amount
            }
            selectedOptions {
              name
              value
            }
            price {
              amount
            }
            image {
              id
              src
              url
              altText
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
    }
  }
`;

const mutation = (name: string, declared: string, passed: string) => /* GraphQL */ `
  mutation Change(${declared}) {
    result: ${name}(${passed}) {
      cart { ...CartParts }
      userErrors { field message code }
      warnings { code message target }
    }
  }
  ${CART_FRAGMENT}
`;

const withCart = (name: string, argument: string, type: string) =>
  mutation(name, `$cartId: ID!, $value: ${type}`, `cartId: $cartId, ${argument}: $value`);

export const CART = /* GraphQL */ `
  query Cart($id: ID!) {
    cart(id: $id) {
      ...CartParts
    }
  }
  ${CART_FRAGMENT}
`;
export const CREATE = mutation('cartCreate', '$value: CartInput', 'input: $value');
export const ADD = withCart('cartLinesAdd', 'lines', '[CartLineInput!]!');
export const UPDATE = withCart('cartLinesUpdate', 'lines', '[CartLineUpdateInput!]!');
export const REMOVE = withCart('cartLinesRemove', 'lineIds', '[ID!]!');
export const ATTRIBUTES = withCart('cartAttributesUpdate', 'attributes', '[AttributeInput!]!');
export const BUYER = withCart(
  'cartBuyerIdentityUpdate',
  'buyerIdentity',
  'CartBuyerIdentityInput!',
);
export const NOTE = withCart('cartNoteUpdate', 'note', 'String!');
export const CODES = withCart('cartDiscountCodesUpdate', 'discountCodes', '[String!]');
