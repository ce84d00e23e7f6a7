import { createStateStore } from '~/sandbox/core/state';
import { createMailbox } from '~/sandbox/mail/mailbox';
import { Renewals } from '../renewals';
import type { StoreRuntime } from '../runtime';
import { Throttle } from '../throttle';

/** What a store that runs without a server has beside its catalogue and state. */
export function testHooks(
  now = () => new Date(0),
): Pick<StoreRuntime, 'mail' | 'throttle' | 'renewals'> {
  const { openState } = createStateStore('memory');
  return {
    mail: createMailbox({ openState, now }),
    throttle: new Throttle(now),
    renewals: new Renewals(),
  };
}
