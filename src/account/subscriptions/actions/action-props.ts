import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { ChangeAnnouncement } from '../data/pending-changes';
import type { Delivery } from '../deliveries';

/** The props of every action's form. */
export interface ActionProps {
  readonly subscription: Subscription;
  readonly delivery: Delivery | null;
  /** All subscriptions; undefined until loaded. */
  readonly all: readonly Subscription[] | undefined;
  /** The customer's last change; a form that read it itself would still change while it closes. */
  readonly lastChange: ChangeAnnouncement | null;
  /** Whether the action applies to everything in the delivery. */
  readonly isForAll: boolean;
  /** Whether the earliest possible day is to be proposed. */
  readonly isForSoonest: boolean;
  /** Closes the form, then runs the task; further calls do nothing. */
  readonly onDone: (task: () => void) => void;
  readonly onLeave: () => void;
}
