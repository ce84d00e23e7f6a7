import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnknownCustomer } from '~/src/account/billing-session/billing-session';
import {
  configOf,
  control,
  customerToken,
  newCustomerToken,
} from '~/src/gateways/recharge/recharge.fixture';
import { setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { freshSandbox, type FreshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { sendChange } from '../data/confirm-change';
import type { BillingCall } from '../data/use-billing-call';
import type { Change } from '../data/change';
import { billingCallOf, readBooks, type Books } from '../testing/books.fixture';
import { ACTION_CASES, type ActionCase } from './action-cases.fixture';

let sandbox: FreshSandbox;
/** The session under test, and one that reads the books. */
let call: BillingCall;
let aside: BillingCall;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
beforeEach(async () => {
  nameSteps();
  await control(sandbox, 'POST', '/reset');
  const token = await customerToken(sandbox);
  call = billingCallOf(configOf(sandbox), token);
  aside = billingCallOf(configOf(sandbox), token);
});
afterAll(() => sandbox.stop());

const answers = (status: number, body: object) => ({ kind: 'status', status, body });
const UNAUTHORIZED = answers(401, { errors: 'Unauthorized' });

/** What happens to a step, one try after another; at last only the reply to it is lost. */
const TROUBLES = [
  { fault: answers(500, { error: 'Down' }), times: 1, after: 'before' },
  { fault: answers(404, { errors: 'Not found' }), times: 1, after: 'before' },
  { fault: UNAUTHORIZED, times: 2, after: 'before' },
  { fault: { kind: 'reset' }, times: 1, after: 'applied' },
] as const;

/** What a screen shows of a subscription; prices are the provider's to tell. */
const shown = ({ status, quantity, frequency, variantId, address }: Subscription) => {
  return { status, quantity, frequency, variantId, street: address?.address1 };
};

/** A step as a scope: the sandbox itself tells operations apart by their paths alone. */
const scopeOf = (step: string): string => step.replaceAll(/\W+/g, '-');

const { fetch: send } = globalThis;

/** The requests to the provider name their operations as their scopes. */
const nameSteps = (): void => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (typeof url !== 'string' || !url.startsWith(`${sandbox.urlOf('billing')}/api/`)) {
      return send(url, init);
    }
    const path = new URL(url).pathname.replace(/\d+/, '{id}');
    const headers = new Headers(init?.headers);
    headers.set('x-sandbox-scope', scopeOf(`${(init?.method ?? 'get').toUpperCase()} ${path}`));
    return send(url, { ...init, headers });
  });
};

const fail = async (step: string, rule: object): Promise<void> => {
  const told = { service: 'billing', scope: scopeOf(step), ...rule };
  const reply = await control(sandbox, 'POST', '/faults', told);
  if (!reply.ok) throw new Error(await reply.text());
};

/** Starts an action. @returns the change, and the books before and after what it starts from */
const start = async (action: ActionCase) => {
  const first = await readBooks(aside);
  const change = await action.start(first, aside);
  return { change, first, before: await readBooks(aside) };
};

/** The subscriptions of a change, as the screen shows them, are those in the books. */
const expectAgreement = (change: Change, before: Books, { subscriptions }: Books): void => {
  const concerned = (list: readonly Subscription[]): readonly Subscription[] =>
    list.filter(({ id }) => change.ids.includes(id));
  expect(concerned(before.subscriptions).map(each => shown(change.edit(each)))).toEqual(
    concerned(subscriptions).map(shown),
  );
};

const STEPS = ACTION_CASES.flatMap(action =>
  action.steps.map((step, at) => ({ name: action.name, action, step, at })),
);

describe('an action that fails', () => {
  it.each(STEPS)(
    '$name: $step: is done exactly if it is reported as done, and completed by a further try',
    async ({ action, step, at }) => {
      const { change, first, before } = await start(action);
      const isLast = at === action.steps.length - 1;
      let result: Awaited<ReturnType<typeof sendChange>> | null = null;
      for (const trouble of TROUBLES) {
        await fail(step, trouble);
        result = await sendChange(change, call);
        await control(sandbox, 'DELETE', '/faults');
        const books = await readBooks(aside);
        expect(result.ok, JSON.stringify(trouble)).toBe(action.isIn(books, first));
        if (at === 0 && trouble.after === 'before') expect(books).toEqual(before);
        if (trouble.after === 'applied' && isLast) expect(result.ok).toBe(true);
        if (result.ok) break;
      }
      if (!result?.ok) expect(await sendChange(change, call)).toMatchObject({ ok: true });
      const done = await readBooks(aside);
      expect(action.isIn(done, first)).toBe(true);
      expectAgreement(change, before, done);
      expect(done.addresses.length - before.addresses.length).toBe(
        action.name === 'use a new address' ? 1 : 0,
      );
    },
  );

  it.each(STEPS)('$name: $step: is done after one new sign-in', async ({ action, step }) => {
    const { change, first, before } = await start(action);
    await fail(step, { fault: UNAUTHORIZED, times: 1 });
    expect(await sendChange(change, call)).toMatchObject({ ok: true });
    const done = await readBooks(aside);
    expect(action.isIn(done, first)).toBe(true);
    expectAgreement(change, before, done);
  });
});

it('a day that was skipped once and then chosen again is not told as skipped anew', async () => {
  const [action] = ACTION_CASES;
  if (!action) throw new Error('There is no action.');
  const { change, first } = await start(action);
  expect(await sendChange(change, call)).toMatchObject({ ok: true });
  const [id = ''] = change.ids;
  const date = first.subscriptions.find(each => each.id === id)?.nextChargeDate ?? '';
  await aside((config, session) => setNextChargeDate(config, session, id, { date }));
  const before = await readBooks(aside);
  await fail('POST /api/charges/{id}/skip', { fault: answers(500, { error: 'Down' }), times: 1 });
  expect(await sendChange(change, call)).toMatchObject({ ok: false });
  expect(await readBooks(aside)).toEqual(before);
  expect(before.subscriptions.find(each => each.id === id)?.nextChargeDate).toBe(date);
});

describe('an action of a customer whom the provider does not know', () => {
  it.each(ACTION_CASES)('$name is refused, and changes nothing', async action => {
    const { change, before } = await start(action);
    const stranger = billingCallOf(configOf(sandbox), await newCustomerToken(sandbox));
    const result = await sendChange(change, stranger);
    expect(!result.ok && isUnknownCustomer(result.error)).toBe(true);
    expect(await readBooks(aside)).toEqual(before);
  });
});
