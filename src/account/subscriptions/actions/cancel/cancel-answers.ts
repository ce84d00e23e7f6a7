import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import {
  allowedActions,
  type SubscriptionAction,
} from '~/src/account/subscriptions/allowed-actions';
import type { AUTOSHIP_REASONS, SERVICE_REASONS } from './cancel-reasons';

/** Alternatives to canceling. */
export type CancelAnswer = Extract<
  SubscriptionAction,
  'skip' | 'pause' | 'frequency' | 'quantity' | 'next-date' | 'swap'
>;
export type CancelReason = (typeof SERVICE_REASONS)[number] | (typeof AUTOSHIP_REASONS)[number];

const ANSWERS: Partial<Record<CancelReason, readonly CancelAnswer[]>> = {
  price: ['frequency', 'quantity'],
  frequency: ['frequency'],
  enough: ['skip', 'pause', 'frequency'],
  sooner: ['next-date'],
  unused: ['swap'],
  different: ['swap'],
};

/** The reasons for which a pause is no alternative. */
const WITHOUT_PAUSE: readonly CancelReason[] = ['sooner'];

/** The alternatives for a reason; a pause (spec account §2) comes last. */
export const answersTo = (
  reason: CancelReason,
  subscription: Subscription,
): readonly CancelAnswer[] => {
  // No alternative helps if the pet is gone.
  if (reason === 'pet') return [];
  const allowed = allowedActions(subscription);
  const pause = WITHOUT_PAUSE.includes(reason) ? [] : (['pause'] as const);
  const answers = new Set([...(ANSWERS[reason] ?? []), ...pause]);
  return [...answers].filter(
    answer => allowed.includes(answer) && (answer !== 'quantity' || subscription.quantity > 1),
  );
};
