import { graphql } from '../graphql';
import { customerErrorFragment } from './account-fragments';

export const customerUpdate = graphql(
  `
    mutation customerUpdate($customerAccessToken: String!, $customer: CustomerUpdateInput!) {
      result: customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
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
