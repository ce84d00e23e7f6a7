import { graphql } from '../graphql';
import { addressFragment, customerErrorFragment } from './account-fragments';

// Spec account §7: the first 250 addresses.
export const customerAddresses = graphql(
  `
    query customerAddresses($customerAccessToken: String!) {
      customer(customerAccessToken: $customerAccessToken) {
        defaultAddress {
          id
        }
        addresses(first: 250) {
          nodes {
            ...CustomerAddress
          }
        }
      }
    }
  `,
  [addressFragment],
);

export const customerAddressCreate = graphql(
  `
    mutation customerAddressCreate($customerAccessToken: String!, $address: MailingAddressInput!) {
      result: customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
        customerAddress {
          ...CustomerAddress
        }
        customerUserErrors {
          ...CustomerErrors
        }
      }
    }
  `,
  [addressFragment, customerErrorFragment],
);

export const customerAddressUpdate = graphql(
  `
    mutation customerAddressUpdate(
      $customerAccessToken: String!
      $id: ID!
      $address: MailingAddressInput!
    ) {
      result: customerAddressUpdate(
        customerAccessToken: $customerAccessToken
        id: $id
        address: $address
      ) {
        customerAddress {
          ...CustomerAddress
        }
        customerUserErrors {
          ...CustomerErrors
        }
      }
    }
  `,
  [addressFragment, customerErrorFragment],
);

export const customerAddressDelete = graphql(
  `
    mutation customerAddressDelete($customerAccessToken: String!, $id: ID!) {
      result: customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
        deletedCustomerAddressId
        customerUserErrors {
          ...CustomerErrors
        }
      }
    }
  `,
  [customerErrorFragment],
);

export const customerDefaultAddressUpdate = graphql(
  `
    mutation customerDefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!) {
      result: customerDefaultAddressUpdate(
        customerAccessToken: $customerAccessToken
        addressId: $addressId
      ) {
        customer {
          id
        }
        customerUserErrors {
          ...CustomerErrors
        }
      }
    }
  `,
  [customerErrorFragment],
);
