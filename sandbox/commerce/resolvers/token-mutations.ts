import { unidentified } from '../customer/customer-error';
import { signInByMultipass } from '../customer/multipass';
import { deleteToken, issueToken, renewToken, signIn } from '../customer/tokens';
import { errorFields, tokenView } from './customer-payload';
import type { Scope } from './scope';

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

/** The fields of `Mutation` on access tokens. */
export const tokenMutations = ({ store }: Scope) => ({
  customerAccessTokenCreate: ({ input }: SignIn) => {
    const email = input.email.trim().toLowerCase();
    store.throttle.check('signIn', email);
    const token = signIn(store, email, input.password);
    if (!token) store.throttle.count('signIn', email);
    return { customerAccessToken: tokenView(token), ...errorFields(token ? [] : [unidentified]) };
  },
  customerAccessTokenCreateWithMultipass: ({ multipassToken }: { multipassToken: string }) => {
    const signedIn = signInByMultipass(store, multipassToken);
    const { customerUserErrors } = errorFields([
      {
        code: 'INVALID_MULTIPASS_REQUEST',
        field: ['multipassToken'],
        message: 'Invalid Multipass request',
      },
    ]);
    return signedIn
      ? {
          customerAccessToken: tokenView(issueToken(store, signedIn.customer)),
          customerUserErrors: [],
        }
      : { customerAccessToken: null, customerUserErrors };
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
