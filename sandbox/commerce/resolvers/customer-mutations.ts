import { deleteToken, renewToken, signIn, type AccessToken } from '../customer/tokens';
import type { StoreRuntime } from '../runtime';

interface TokenArguments {
  readonly customerAccessToken: string;
}

interface SignIn {
  readonly input: { readonly email: string; readonly password: string };
}

const unknownToken = {
  __typename: 'UserError',
  field: ['customerAccessToken'],
  message: 'The customer access token does not exist.',
};

// The platform does not say which of the two is wrong.
const unidentified = {
  field: null,
  message: 'Unidentified customer',
};

const tokenView = (token: AccessToken | null) =>
  token && { __typename: 'CustomerAccessToken', ...token };

/** The fields of `Mutation` on access tokens. */
export const customerMutations = (store: StoreRuntime) => ({
  customerAccessTokenCreate: ({ input }: SignIn) => {
    const token = signIn(store, input.email, input.password);
    return {
      customerAccessToken: tokenView(token),
      customerUserErrors: token
        ? []
        : [{ __typename: 'CustomerUserError', code: 'UNIDENTIFIED_CUSTOMER', ...unidentified }],
      userErrors: token ? [] : [{ __typename: 'UserError', ...unidentified }],
    };
  },
  customerAccessTokenRenew: ({ customerAccessToken }: TokenArguments) => {
    const token = renewToken(store, customerAccessToken);
    return { customerAccessToken: tokenView(token), userErrors: token ? [] : [unknownToken] };
  },
  customerAccessTokenDelete: ({ customerAccessToken }: TokenArguments) => {
    const isDeleted = deleteToken(store, customerAccessToken);
    return {
      deletedAccessToken: isDeleted ? customerAccessToken : null,
      deletedCustomerAccessTokenId: isDeleted
        ? `gid://shopify/CustomerAccessToken/${customerAccessToken}`
        : null,
      userErrors: isDeleted ? [] : [unknownToken],
    };
  },
});
