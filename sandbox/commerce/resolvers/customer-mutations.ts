interface TokenArguments {
  readonly customerAccessToken: string;
}

const unknownToken = {
  __typename: 'UserError',
  field: ['customerAccessToken'],
  message: 'The customer access token does not exist.',
};

/** The fields of `Mutation` on access tokens. The store knows no customers, so no token is known. */
export const customerMutations = () => ({
  customerAccessTokenRenew: (_args: TokenArguments) => ({
    customerAccessToken: null,
    userErrors: [unknownToken],
  }),
  customerAccessTokenDelete: (_args: TokenArguments) => ({
    deletedAccessToken: null,
    deletedCustomerAccessTokenId: null,
    userErrors: [unknownToken],
  }),
});
