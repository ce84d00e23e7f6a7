import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { allowedActions, type SubscriptionAction } from '../allowed-actions';
import type { AUTOSHIP_REASONS, SERVICE_REASONS } from './cancel-reasons';

/** What can be done in place of canceling. */
type CancelAnswer = Extract<
  SubscriptionAction,
  'skip' | 'pause' | 'frequency' | 'quantity' | 'next-date' | 'swap'
>;
export type CancelReason = (typeof SERVICE_REASONS)[number] | (typeof AUTOSHIP_REASONS)[number];

const ANSWERS: Partial<Record<CancelReason, readonly CancelAnswer[]>> = {
  price: ['frequency', 'quantity'],
  frequency: ['frequency'],
  enough: ['skip', 'pause', 'frequency'],
  sooner: ['next-date'],
  different: ['swap'],
};

/** What would help somebody with that reason; a pause (spec account §2) may too, and comes last. */
export const answersTo = (
  reason: CancelReason,
  subscription: Subscription,
): readonly CancelAnswer[] => {
  // Nothing of this helps somebody whose pet is gone.
  if (reason === 'pet') return [];
  const allowed = allowedActions(subscription);
  const answers = new Set([...(ANSWERS[reason] ?? []), 'pause' as const]);
  return [...answers].filter(
    answer => allowed.includes(answer) && (answer !== 'quantity' || subscription.quantity > 1),
  );
};
