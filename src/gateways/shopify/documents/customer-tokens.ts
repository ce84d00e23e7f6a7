import { graphql } from '../graphql';

export const customerTokenByMultipass = graphql(`
  mutation customerTokenByMultipass($multipassToken: String!) {
    result: customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        field
        message
      }
    }
  }
`);

export const customerTokenRenew = graphql(`
  mutation customerTokenRenew($customerAccessToken: String!) {
    result: customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export const customerTokenDelete = graphql(`
  mutation customerTokenDelete($customerAccessToken: String!) {
    result: customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors {
        field
        message
      }
    }
  }
`);

export const customerRead = graphql(`
  query customerRead($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      email
      firstName
      lastName
      displayName
      phone
      acceptsMarketing
      createdAt
      updatedAt
      tags
      defaultAddress {
        id
      }
    }
  }
`);
