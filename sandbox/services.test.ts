import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeIds } from '~/seed/brands';
import { isJsonObject } from './core/json';
import { startSandbox } from './core/start';
import type { RunningSandbox } from './core/start';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'ephemeral', state: 'memory' });
});
afterAll(() => sandbox.stop());

const url = (name: string) => sandbox.urls[name] ?? '';

function createCart(): Promise<Response> {
  return fetch(`${url('commerce-larkfield-us')}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'sandbox-larkfield-us-public',
    },
    body: JSON.stringify({ query: 'mutation CreateCart { cartCreate { cart { id } } }' }),
  });
}

it('runs every service under the name that fault rules and the log use', () => {
  expect(storeIds).toEqual(expect.arrayContaining(['larkfield-us', 'larkfield-ca', 'pawmere-us']));
  expect(Object.keys(sandbox.urls)).toEqual([
    'control',
    ...storeIds.map(id => `commerce-${id}`),
    'content',
    'search',
    'identity',
    'consumer-service',
    'billing',
    'chat',
    'dealers',
    'scheduler',
    'forms',
    'email-marketing',
    'third-party',
  ]);
});

it('logs the operation of a commerce call', async () => {
  await createCart();
  const log: unknown = await (await fetch(`${url('control')}/requests`)).json();
  expect(isJsonObject(log) && log.requests).toMatchObject([
    { service: 'commerce-larkfield-us', operation: 'CreateCart', status: 200 },
  ]);
});

it("truncates a commerce reply after the change, and answers with the platform's own message", async () => {
  const rule = {
    service: 'commerce-larkfield-us',
    match: { operation: 'CreateCart' },
    fault: { kind: 'malformed' },
    times: 1,
    after: 'applied',
  };
  await fetch(`${url('control')}/faults`, { method: 'POST', body: JSON.stringify(rule) });
  const corrupted = await (await createCart()).text();
  expect(corrupted).toMatch(/^\{"data":\{"cartCreate":\{"cart":\{"id":"gid:\/\/shopify\/Cart\//);
  expect(() => void JSON.parse(corrupted)).toThrow(SyntaxError);
  expect(await (await createCart()).json()).toMatchObject({ data: { cartCreate: { cart: {} } } });
});
