import type { SubscriptionAction } from './allowed-actions';

export const SUBSCRIPTIONS = '/account/subscriptions';

/** The path of a subscription, without the locale prefix. */
export const subscriptionPath = (id: string): string => `${SUBSCRIPTIONS}/${id}`;

/** The path of an action. Opened from the list or the home screen, it returns there. */
export const actionPath = (
  id: string,
  action: SubscriptionAction,
  options: {
    readonly from?: 'list' | 'home';
    readonly items?: 'all';
    readonly day?: 'soonest';
  } = {},
): string => {
  const query = new URLSearchParams(options).toString();
  return `${subscriptionPath(id)}/${action}${query && `?${query}`}`;
};

/** Where an action returns to when it is done or dismissed. */
export const pathBehind = (id: string, search: string): string => {
  const from = new URLSearchParams(search).get('from');
  if (from === 'home') return '/account';
  return from === 'list' ? SUBSCRIPTIONS : subscriptionPath(id);
};

/** Whether an action applies to everything in the same delivery. */
export const isForAll = (search: string): boolean =>
  new URLSearchParams(search).get('items') === 'all';

/** Whether the earliest possible day is to be proposed. */
export const isForSoonest = (search: string): boolean =>
  new URLSearchParams(search).get('day') === 'soonest';
