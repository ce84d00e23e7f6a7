import { graphql } from '../graphql';

export const moneyFragment = graphql(`
  fragment Money on MoneyV2 {
    amount
    currencyCode
  }
`);
