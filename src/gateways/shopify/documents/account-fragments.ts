import { graphql } from '../graphql';
import { moneyFragment } from './money';

export const customerErrorFragment = graphql(`
  fragment CustomerErrors on CustomerUserError {
    code
    field
    message
  }
`);

// Spec account §3 Address.
export const addressFragment = graphql(`
  fragment CustomerAddress on MailingAddress {
    id
    name
    firstName
    lastName
    company
    address1
    address2
    city
    province
    zip
    country
    countryCodeV2
    phone
  }
`);

const discountNameFragment = graphql(`
  fragment OrderDiscountName on DiscountApplication {
    ... on AutomaticDiscountApplication {
      title
    }
    ... on DiscountCodeApplication {
      code
    }
    ... on ManualDiscountApplication {
      title
    }
    ... on ScriptDiscountApplication {
      title
    }
  }
`);

const discountFragment = graphql(
  `
    fragment OrderDiscount on DiscountApplication {
      allocationMethod
      targetSelection
      targetType
      value {
        ... on MoneyV2 {
          amount
          currencyCode
        }
        ... on PricingPercentageValue {
          percentage
        }
      }
      ...OrderDiscountName
    }
  `,
  [discountNameFragment],
);

// Spec account §3 Order line item; the ids and the handle are for buying it again.
const orderLineFragment = graphql(
  `
    fragment OrderLine on OrderLineItem {
      title
      quantity
      originalTotalPrice {
        ...Money
      }
      discountedTotalPrice {
        ...Money
      }
      discountAllocations {
        allocatedAmount {
          ...Money
        }
        discountApplication {
          ...OrderDiscountName
        }
      }
      variant {
        id
        requiresShipping
        image {
          url
          altText
        }
        selectedOptions {
          name
          value
        }
        subscriptionFrequency: metafield(namespace: "custom", key: "subscription_frequency") {
          value
        }
        product {
          handle
          tags
        }
      }
    }
  `,
  [moneyFragment, discountNameFragment],
);

const orderAddressFragment = graphql(`
  fragment OrderAddress on MailingAddress {
    name
    company
    address1
    address2
    city
    province
    zip
    country
  }
`);

// Spec account §3 Order, and the billing address of its invoice; §7: lines, discounts and fulfillments up to 250 each. Tracking is a plain
// list: a size would only count as that many fields more of the query's limit.
export const orderFragment = graphql(
  `
    fragment AccountOrder on Order {
      id
      name
      processedAt
      financialStatus
      fulfillmentStatus
      customAttributes {
        key
        value
      }
      currentTotalPrice {
        ...Money
      }
      totalPrice {
        ...Money
      }
      totalShippingPrice {
        ...Money
      }
      subtotalPrice {
        ...Money
      }
      totalTax {
        ...Money
      }
      shippingAddress {
        ...OrderAddress
      }
      billingAddress {
        ...OrderAddress
      }
      lineItems(first: 250) {
        nodes {
          ...OrderLine
        }
      }
      discountApplications(first: 250) {
        nodes {
          ...OrderDiscount
        }
      }
      successfulFulfillments(first: 250) {
        trackingCompany
        trackingInfo {
          number
          url
        }
      }
    }
  `,
  [moneyFragment, discountFragment, orderLineFragment, orderAddressFragment],
);
