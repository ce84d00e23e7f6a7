import { createStateStore } from '~/sandbox/core/state';
import { createMailbox } from '~/sandbox/mail/mailbox';
import { Purchases } from '../purchases';
import { Renewals } from '../renewals';
import type { StoreRuntime } from '../runtime';
import { Throttle } from '../throttle';

/** What a store that runs without a server has beside its catalogue and state. */
export function testHooks(
  now = () => new Date(0),
): Pick<StoreRuntime, 'abroad' | 'mail' | 'throttle' | 'renewals' | 'purchases'> {
  const { openState } = createStateStore('memory');
  return {
    mail: createMailbox({ openState, now }),
    abroad: { markets: [], texts: [] },
    throttle: new Throttle(now),
    renewals: new Renewals(),
    purchases: new Purchases(),
  };
}
