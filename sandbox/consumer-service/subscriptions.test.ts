import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceSubscription, SubscriptionSource } from '../billing/service-subscriptions';
import { startIdentity, type RunningIdentity } from '../identity/testing/start-identity';
import type { License } from '../licenses/licenses';
import { schemaOf } from './contract';
import { falseTokens, signedToken } from './testing/tokens';

const DEVICE = {
  iotUserId: 'usr-1',
  iotGroupId: 'grp-1',
  deviceId: 'D1',
  collarId: 'LF-1',
  thingName: 'collar-d1',
  petId: 'pet-1',
};
const LICENSE: License = { id: 'l1', status: 'consumed', activationCode: 'AB-1', device: DEVICE };
const SUBSCRIPTION: ServiceSubscription = {
  rechargeId: 6_100_000_000_001,
  status: 'active',
  sku: 'LF-SVC-MON',
  title: 'Service plan',
  quantity: 1,
  createdAt: '2026-11-01T10:20:30.000Z',
  nextBillingDate: '2026-12-01',
  licenses: [LICENSE, { ...LICENSE, id: 'l2', status: 'allocated', device: null }],
};

const asked: (readonly [brand: string, email: string])[] = [];
const source: SubscriptionSource = {
  list: (brand, email) => {
    asked.push([brand, email]);
    return [SUBSCRIPTION];
  },
  activate: code => (code === 'AB-1' ? SUBSCRIPTION.rechargeId : null),
};

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity('memory', source);
});
beforeEach(() => void asked.splice(0));
afterAll(() => identity.stop());

const LIST = '/api/v1/subscriptions';
const FORMER = '/rest/V1/subscriptions';
const ACTIVATE = '/api/v1/subscriptions/activate';

async function ask(path: string, token: string | null, body?: unknown) {
  const reply = await fetch(`${identity.urls['consumer-service']}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const document: unknown = await reply.json();
  if (!reply.ok) expect(schemaOf('Failure')(document)).toBe(true);
  return { status: reply.status, document };
}

const session = (clientId?: string) =>
  identity.browser(clientId).signIn('avery@example.com', 'kennel-gate-40');

describe('the subscriptions', () => {
  it('are those of the address and the brand of the id token, as the contract has them', async () => {
    const token = (await session('sandboxpawmereclient000001')).getIdToken().getJwtToken();
    const { status, document } = await ask(LIST, token);
    expect(status).toBe(200);
    expect(asked).toEqual([['pawmere', 'avery@example.com']]);
    expect(schemaOf('SubscriptionList')(document)).toBe(true);
    expect(document).toEqual([
      {
        rechargeId: '6100000000001',
        serviceLicenses: [
          { id: 'l1', status: 'consumed', device: DEVICE },
          { id: 'l2', status: 'allocated' },
        ],
      },
    ]);
  });

  it('are written as the former platform did', async () => {
    const token = (await session()).getIdToken().getJwtToken();
    const { document } = await ask(FORMER, token);
    expect(schemaOf('FormerSubscriptionList')(document)).toBe(true);
    expect(document).toMatchObject({
      items: [
        { created_at: '2026-11-01 10:20:30', next_billing_date: '2026-12-01', status: 'active' },
      ],
      total_count: 1,
    });
  });

  it('are refused for every token but a true id token, and to an unverified address', async () => {
    const body = { activationCode: 'AB-1', email: 'avery@example.com' };
    for (const token of [null, ...(await falseTokens(identity, await session()))]) {
      expect(await ask(LIST, token)).toMatchObject({ status: 401 });
      expect(await ask(FORMER, token)).toMatchObject({ status: 401 });
      expect(await ask(ACTIVATE, token, body)).toMatchObject({ status: 401 });
    }
    const unverified = await signedToken(identity, { email_verified: false });
    expect(await ask(LIST, unverified)).toMatchObject({
      status: 403,
      document: { error: { code: 'unverified' } },
    });
    expect(asked).toEqual([]);
  });
});

describe('an activation', () => {
  it('answers with the subscription', async () => {
    const token = await signedToken(identity, {});
    const body = { activationCode: 'AB-1', email: 'avery@example.com' };
    const { status, document } = await ask(ACTIVATE, token, body);
    expect(status).toBe(200);
    expect(schemaOf('Subscription')(document)).toBe(true);
  });

  it.each([
    ['{', 400, 'malformed'],
    [{}, 422, 'invalid'],
    [{ activationCode: 'no', email: 'avery@example.com' }, 422, 'invalid'],
    [{ activationCode: 'AB-1', email: 'avery@example.com', pet: 1 }, 422, 'invalid'],
  ])('is refused for %j', async (body, status, code) => {
    const token = await signedToken(identity, {});
    expect(await ask(ACTIVATE, token, body)).toMatchObject({
      status,
      document: { error: { code } },
    });
  });

  it('takes no other method', async () => {
    const token = await signedToken(identity, {});
    expect(await ask(ACTIVATE, token)).toMatchObject({ status: 405 });
    expect(await ask(LIST, token, {})).toMatchObject({ status: 405 });
  });
});
