import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** The actions on a subscription; each is the last segment of a path (spec account §2). */
export const ACTIONS = [
  ...(['skip', 'pause', 'cancel', 'reactivate', 'frequency', 'next-date'] as const),
  ...(['quantity', 'address', 'swap'] as const),
];
export type SubscriptionAction = (typeof ACTIONS)[number];

/** The action that a path segment names; null for any other segment. */
export const actionNamed = (word: string): SubscriptionAction | null =>
  ACTIONS.find(action => action === word) ?? null;

/** Actions that some active subscriptions do not allow. */
const CONDITIONAL = ['skip', 'pause', 'swap', 'quantity', 'address'] as const;

export const isConditional = (action: SubscriptionAction): action is (typeof CONDITIONAL)[number] =>
  CONDITIONAL.some(each => each === action);

const isAllowed = (subscription: Subscription, action: SubscriptionAction): boolean => {
  const { status, isDigital, canBeSkipped, canBeSwapped, nextChargeDate } = subscription;
  if (action === 'reactivate') return status === 'cancelled';
  if (status !== 'active') return false;
  switch (action) {
    case 'skip':
      return canBeSkipped && nextChargeDate !== null;
    case 'pause':
      return nextChargeDate !== null;
    case 'swap':
      return canBeSwapped && !isDigital;
    case 'quantity':
    case 'address':
      return !isDigital;
    case 'cancel':
    case 'frequency':
    case 'next-date':
      return true;
  }
};

/** The actions that a subscription currently allows. */
export const allowedActions = (subscription: Subscription): readonly SubscriptionAction[] =>
  ACTIONS.filter(action => isAllowed(subscription, action));
