import { describe, expect, it } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { RechargeSession } from '~/src/gateways/recharge/call';
import {
  createBillingSession,
  isUnknownCustomer,
  NO_BILLING,
  type BillingSessionPorts,
} from './billing-session';

const ended = failure('http', 'bad authentication', { status: 401 });

/** A session whose provider returns the given login replies in turn, then repeats the last one. */
const start = (
  answers: readonly Result<RechargeSession | null>[] = [],
  open?: BillingSessionPorts['open'],
) => {
  const logged: string[] = [];
  const asked: string[] = [];
  const billing = createBillingSession({
    account: { withCustomerToken: call => call('customer-token') },
    open:
      open === undefined
        ? async token => {
            asked.push(token);
            const count = asked.length;
            return answers[count - 1] ?? ok({ apiToken: `token-${count}`, customerId: '1' });
          }
        : open,
    log: message => void logged.push(message),
  });
  return { billing, logged, asked };
};

const tokenOf = async ({ apiToken }: RechargeSession) => ok(apiToken);

describe('a billing session', () => {
  it('is opened by the first call, and once for all that wait for it', async () => {
    const { billing, asked } = start();
    expect(asked).toEqual([]);
    const results = await Promise.all([billing.run(tokenOf), billing.run(tokenOf)]);
    expect(results).toEqual([ok('token-1'), ok('token-1')]);
    expect(await billing.run(tokenOf)).toEqual(ok('token-1'));
    expect(asked).toEqual(['customer-token']);
  });

  it('is opened again once when it has ended, and the call runs once more', async () => {
    const { billing, asked } = start();
    const tried: string[] = [];
    const result = await billing.run(async ({ apiToken }) => {
      tried.push(apiToken);
      return apiToken === 'token-1' ? ended : ok('done');
    });
    expect(result).toEqual(ok('done'));
    expect(tried).toEqual(['token-1', 'token-2']);
    expect(asked).toHaveLength(2);
    expect(await billing.run(tokenOf)).toEqual(ok('token-2'));
  });

  it('is given up when the new one is refused too', async () => {
    const { billing, asked } = start();
    let calls = 0;
    const result = await billing.run(async () => {
      calls += 1;
      return ended;
    });
    expect(result).toEqual(ended);
    expect([calls, asked.length]).toEqual([2, 2]);
  });

  it('is opened again once for all calls that find it ended', async () => {
    const { billing, asked } = start();
    const call = async ({ apiToken }: RechargeSession) =>
      apiToken === 'token-1' ? ended : ok(apiToken);
    await billing.run(tokenOf);
    const results = await Promise.all([billing.run(call), billing.run(call), billing.run(call)]);
    expect(results).toEqual([ok('token-2'), ok('token-2'), ok('token-2')]);
    expect(asked).toHaveLength(2);
  });

  it('leaves other failures to the caller', async () => {
    const { billing, asked } = start();
    const down = failure('http', 'Out of order', { status: 500, isRetryable: true });
    expect(await billing.run(async () => down)).toEqual(down);
    expect(asked).toHaveLength(1);
  });

  it('says that the customer does not exist, and asks anew the next time', async () => {
    const { billing, asked } = start([ok(null)]);
    const result = await billing.run(tokenOf);
    expect(!result.ok && isUnknownCustomer(result.error)).toBe(true);
    expect(await billing.run(tokenOf)).toEqual(ok('token-2'));
    expect(asked).toHaveLength(2);
  });

  it('is cleared when it has ended and the customer is gone meanwhile', async () => {
    const { billing } = start([ok({ apiToken: 'token-1', customerId: '1' }), ok(null)]);
    const result = await billing.run(async () => ended);
    expect(!result.ok && isUnknownCustomer(result.error)).toBe(true);
  });

  it('logs a login that fails, and keeps none', async () => {
    const down = failure('network', 'No answer.', { isRetryable: true });
    const { billing, logged } = start([down]);
    expect(await billing.run(tokenOf)).toEqual(down);
    expect(logged).toEqual(['The billing session could not be opened: No answer.']);
    expect(await billing.run(tokenOf)).toEqual(ok('token-2'));
  });

  it('is not opened for a store without a token, which is only logged', async () => {
    const { billing, logged } = start([], null);
    expect(await billing.run(tokenOf)).toMatchObject({
      error: { kind: 'user', userErrors: [{ code: NO_BILLING }] },
    });
    expect(logged).toHaveLength(1);
  });

  it('is forgotten at sign-out', async () => {
    const { billing, asked } = start();
    await billing.run(tokenOf);
    billing.clear();
    expect(await billing.run(tokenOf)).toEqual(ok('token-2'));
    expect(asked).toHaveLength(2);
  });
});
