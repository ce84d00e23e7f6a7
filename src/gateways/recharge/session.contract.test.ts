import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import type { RechargeConfig, RechargeSession } from './call';
import { CONNECTION_ERROR, isSessionOver } from './errors';
import { configOf, control, freshSession, newCustomerToken, STOREFRONT } from './recharge.fixture';
import { openSession } from './session';
import { listSubscriptions } from './subscriptions';

let sandbox: FreshSandbox;
let session: RechargeSession;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
beforeEach(async () => {
  session = await freshSession(sandbox);
});
afterAll(() => sandbox.stop());

const config = (): RechargeConfig => configOf(sandbox);

describe('a session', () => {
  it('is null for a customer who never had a subscription', async () => {
    const customer = await newCustomerToken(sandbox);
    expect(await openSession(config(), { storefront: STOREFRONT, customer })).toEqual({
      ok: true,
      value: null,
    });
  });

  it('is refused for a false token, and has an end', async () => {
    const refused = await openSession(config(), { storefront: STOREFRONT, customer: 'x' });
    expect(refused).toMatchObject({ error: { kind: 'http', status: 401, isRetryable: false } });
    await control(sandbox, 'POST', '/clock', { seconds: 3601 });
    const ended = await listSubscriptions(config(), session);
    expect(!ended.ok && isSessionOver(ended.error)).toBe(true);
  });

  it('is not opened with a token of another kind', async () => {
    const wrong = { ...config(), token: 'shpat_1' };
    expect(await listSubscriptions(wrong, session)).toMatchObject({
      error: {
        kind: 'protocol',
        message: expect.stringContaining('Incorrect storefront') as string,
      },
    });
  });
});

describe('failures', () => {
  const fail = (fault: object) =>
    control(sandbox, 'POST', '/faults', { service: 'billing', fault, times: 1 });

  it.each([
    [{ kind: 'status', status: 500, body: { error: 'Out of order' } }, 'http', 'Out of order'],
    [{ kind: 'status', status: 429, body: { errors: ['slow'] } }, 'http', '["slow"]'],
    [{ kind: 'status', status: 500, body: 'text' }, 'network', CONNECTION_ERROR],
    [{ kind: 'status', status: 502, body: { error: 'x' } }, 'network', CONNECTION_ERROR],
    [{ kind: 'malformed' }, 'protocol', null],
    [{ kind: 'reset' }, 'network', CONNECTION_ERROR],
  ])(
    '%j are tagged, with the message of the body or the standard one',
    async (fault, kind, message) => {
      await fail(fault);
      const result = await listSubscriptions(config(), session);
      expect(result).toMatchObject({ ok: false, error: { kind } });
      if (message !== null) expect(result).toMatchObject({ error: { message, isRetryable: true } });
    },
  );

  it('end a call that takes too long', async () => {
    await fail({ kind: 'hang' });
    expect(await listSubscriptions({ ...config(), timeoutMs: 200 }, session)).toMatchObject({
      error: { kind: 'timeout', isRetryable: true },
    });
  });
});
