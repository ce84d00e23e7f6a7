import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { GatewayError, Result } from '~/src/domain/data/result';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { SubscriptionEdit } from './pending-changes';

/** How to check whether a change was made although its reply was lost. */
export interface Confirmation {
  readonly ids: readonly string[];
  readonly edit: SubscriptionEdit;
  /** Checks the reloaded subscription; by default, compares it with the expected one. */
  readonly isIn?: (subscription: Subscription) => boolean;
  /** Checks something other than the subscription; must not fail. */
  readonly isDone?: (config: RechargeConfig, session: RechargeSession) => Promise<boolean>;
}

/** A change: its optimistic effect, its call to the provider, and its messages. */
export interface Change extends Confirmation {
  /** @returns the subscription if the provider's reply contains it */
  readonly send: (
    config: RechargeConfig,
    session: RechargeSession,
  ) => Promise<Result<Subscription | null>>;
  readonly saving: string;
  readonly saved: string;
  /** The effect, announced after `saved`. */
  readonly detail?: string;
  /** The same, if only the provider's reply contains it. */
  readonly describe?: (answer: Subscription) => string | undefined;
  readonly failed: string;
  /** The day of the delivery that it skips. */
  readonly skippedDay?: StoreDay;
  /** Replaces the provider's reason where retrying cannot help; null keeps the reason. */
  readonly explain?: (error: GatewayError) => string | null;
  /** The change that undoes it; known once it is done. */
  readonly undo?: () => Change | null;
}
