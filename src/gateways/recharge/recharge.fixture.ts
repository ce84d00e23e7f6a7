import { object, string } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import type { FreshSandbox } from '../testing/fresh-sandbox';
import type { RechargeConfig, RechargeSession } from './call';
import { openSession } from './session';

/** The public token of the sandbox's store in the United States. */
export const STOREFRONT = 'sandbox-larkfield-us-public';

const SIGN_IN = `mutation SignIn($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }`;
const CREATE = `mutation Create($input: CustomerCreateInput!) {
  customerCreate(input: $input) { customer { id } } }`;

/** A customer's address and password. */
interface Account {
  readonly email: string;
  readonly password: string;
}

const AVERY: Account = { email: 'avery@example.com', password: 'kennel-gate-40' };

const askStore = async (sandbox: FreshSandbox, query: string, input: object): Promise<unknown> => {
  const url = `${sandbox.urlOf('commerce-larkfield-us')}/api/2025-04/graphql.json`;
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': STOREFRONT,
    },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return reply.json();
};

/** Signs a customer in at the store. */
export const customerToken = async (
  sandbox: FreshSandbox,
  account: Account = AVERY,
): Promise<string> => {
  const token = object({ accessToken: string() });
  const reply = decodeOr(
    object({
      data: object({ customerAccessTokenCreate: object({ customerAccessToken: token }) }),
    }),
    await askStore(sandbox, SIGN_IN, account),
  );
  return reply?.data.customerAccessTokenCreate.customerAccessToken.accessToken ?? '';
};

/** Makes a customer who has bought nothing. @returns their token */
export const newCustomerToken = async (sandbox: FreshSandbox): Promise<string> => {
  const account = { email: 'new@example.com', password: 'long-enough-1' };
  await askStore(sandbox, CREATE, account);
  return customerToken(sandbox, account);
};

/** The provider's settings for that store. */
export const configOf = (sandbox: FreshSandbox): RechargeConfig => ({
  origin: sandbox.urlOf('billing'),
  storeIdentifier: 'larkfield-us.myshopify.com',
  token: 'strfnt_sandbox_larkfield_us',
  currency: 'USD',
});

/** The value of a result. @throws for a failure */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/**
 * Resets the sandbox, and opens a session for a demo account.
 * @throws if the provider refuses it
 */
export const freshSession = async (sandbox: FreshSandbox): Promise<RechargeSession> => {
  await control(sandbox, 'POST', '/reset');
  const customer = await customerToken(sandbox);
  const opened = valueOf(
    await openSession(configOf(sandbox), { storefront: STOREFRONT, customer }),
  );
  if (!opened) throw new Error('The provider does not know the demo account.');
  return opened;
};

/** Calls a control route of the sandbox. */
export const control = (
  sandbox: FreshSandbox,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(`${sandbox.urlOf('control')}${path}`, { method, body: JSON.stringify(body) });
