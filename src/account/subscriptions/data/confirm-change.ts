import { READ_MS } from '~/src/account/data/read-ms';
import { ok } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { getSubscription } from '~/src/gateways/recharge/subscriptions';
import type { Change, Confirmation } from './change';
import type { BillingCall } from './use-billing-call';

/** When to check again after a call without a reply. */
const LATER_MS = [3000, 6000, 12_000, 24_000] as const;

const check = async (
  { ids, edit, isIn, isDone }: Confirmation,
  { timeoutMs = READ_MS, ...rest }: RechargeConfig,
  session: RechargeSession,
): Promise<boolean> => {
  const config = { ...rest, timeoutMs: Math.min(timeoutMs, READ_MS) };
  if (isDone) return isDone(config, session);
  const found = await Promise.all(ids.map(id => getSubscription(config, session, id)));
  return found.every(read => {
    if (!read.ok) return false;
    const { value } = read;
    return isIn ? isIn(value) : JSON.stringify(edit(value)) === JSON.stringify(value);
  });
};

/** Whether the provider has made a change. */
export const isConfirmed = async (change: Confirmation, call: BillingCall): Promise<boolean> => {
  const read = await call(async (config, session) => ok(await check(change, config, session)));
  return read.ok && read.value;
};

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const TOO_MANY_REQUESTS = 429;

/** How long a provider that has had too many requests is left alone: it answers two a second. */
const PAUSE_MS = 2000;

/** A change that the provider had no time for was not made: it is sent once more after a pause. */
const sendPatiently = async (
  send: Change['send'],
  call: BillingCall,
): ReturnType<Change['send']> => {
  const answer = await call(send);
  if (answer.ok || answer.error.status !== TOO_MANY_REQUESTS) return answer;
  await after(PAUSE_MS);
  return call(send);
};

/**
 * Sends a change. Also done if only the reply was lost, in this attempt or in the one before: then
 * without an answer.
 */
export const sendChange = async (
  change: Confirmation & Pick<Change, 'send'>,
  call: BillingCall,
): ReturnType<Change['send']> => {
  const answer = await sendPatiently(change.send, call);
  return answer.ok || !(await isConfirmed(change, call)) ? answer : ok(null);
};

/** Calls `check` a few times at growing intervals, until it reports that it is done. */
export const pollUntilDone = async (check: () => Promise<boolean>): Promise<void> => {
  for (const ms of LATER_MS) {
    await after(ms);
    if (await check()) return;
  }
};
