import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Delivery } from '../deliveries';

/** What the form of an action is given. */
export interface ActionProps {
  readonly subscription: Subscription;
  readonly delivery: Delivery | null;
  /** All subscriptions; undefined until they are read. */
  readonly all: readonly Subscription[] | undefined;
  /** Whether the action is for everything in the delivery. */
  readonly isForAll: boolean;
  /** Closes the form and then does it; a second call does nothing. */
  readonly onDone: (task: () => void) => void;
  readonly onLeave: () => void;
}
