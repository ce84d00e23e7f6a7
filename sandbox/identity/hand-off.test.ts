import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import type { CognitoUserSession } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MULTIPASS, WHO } from '~/sandbox/commerce/testing/customer-documents';
import { ORDERS } from '~/sandbox/commerce/testing/order-documents';
import { at, textAt } from '~/sandbox/commerce/testing/shop';
import { startSandbox, type RunningSandbox } from '~/sandbox/core/start';
import { POOL_ID } from './pool';
import { CLIENT_ID, promisify } from './testing/start-identity';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'ephemeral', state: 'memory' });
});
afterAll(() => sandbox.stop());

/** Signs a demo account in by the vendor's client. */
function signIn(): Promise<CognitoUserSession> {
  const endpoint = sandbox.urls.identity ?? '';
  const pool = new CognitoUserPool({ UserPoolId: POOL_ID, ClientId: CLIENT_ID, endpoint });
  const user = new CognitoUser({ Username: 'avery@example.com', Pool: pool });
  const details = new AuthenticationDetails({
    Username: 'avery@example.com',
    Password: 'kennel-gate-40',
  });
  return promisify(callbacks => user.authenticateUser(details, callbacks));
}

async function exchange(idToken: string, store: string): Promise<string> {
  const reply = await fetch(`${sandbox.urls['consumer-service']}/api/v1/multipass`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ store }),
  });
  return textAt(await reply.json(), 'multipassToken');
}

async function ask(store: string, query: string, variables: object): Promise<unknown> {
  const reply = await fetch(`${sandbox.urls[`commerce-${store}`]}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': `sandbox-${store}-public`,
    },
    body: JSON.stringify({ query, variables }),
  });
  return at(await reply.json(), 'data');
}

describe('the way from a password to orders', () => {
  it.each([
    ['larkfield-us', 22],
    ['larkfield-ca', 4],
  ])('leads to the customer of %s, and to their %i orders', async (store, count) => {
    const idToken = (await signIn()).getIdToken().getJwtToken();
    const multipass = await exchange(idToken, store);
    const signedIn = await ask(store, MULTIPASS, { token: multipass });
    const token = textAt(signedIn, 'result.customerAccessToken.accessToken');
    const found = await ask(store, ORDERS, { token, first: 250, reverse: true });
    expect(at(found, 'customer.numberOfOrders')).toBe(String(count));
    expect(at(found, 'customer.orders.nodes')).toHaveLength(count);
    const other = store === 'larkfield-us' ? 'larkfield-ca' : 'larkfield-us';
    expect(await ask(other, WHO, { token })).toEqual({ customer: null });
    expect(
      at(await ask(other, MULTIPASS, { token: multipass }), 'result.customerAccessToken'),
    ).toBeNull();
  });
});
