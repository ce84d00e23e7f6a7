import type { CustomerError } from '../customer/customer-error';
import type { CustomerOutcome } from '../customer/customer-outcome';
import type { AccessToken } from '../customer/tokens';
import { customerView } from './customer-view';
import type { Scope } from './scope';

/** `customerUserErrors`, and `userErrors`, which lack the code. */
export const errorFields = (errors: readonly CustomerError[]) => ({
  customerUserErrors: errors.map(error => ({ __typename: 'CustomerUserError', ...error })),
  userErrors: errors.map(({ field, message }) => ({ __typename: 'UserError', field, message })),
});

/** `CustomerAccessToken`. */
export const tokenView = (token: AccessToken | null) =>
  token && { __typename: 'CustomerAccessToken', ...token };

/** What mutations of a customer answer. */
export const customerPayload = ({ customer, token, errors }: CustomerOutcome, scope: Scope) => ({
  customer: customer && customerView(customer, scope),
  customerAccessToken: tokenView(token),
  ...errorFields(errors),
});
