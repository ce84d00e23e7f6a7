import { actionNamed, type SubscriptionAction } from '~/src/account/subscriptions/allowed-actions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

const dayOf = ({ nextChargeDate }: Subscription): string => nextChargeDate ?? '';

const addressOf = ({ addressId, address }: Subscription): string => {
  if (!address) return addressId;
  const { firstName, lastName, company, address1, address2, city, province, zip } = address;
  const place = [firstName, lastName, company, address1, address2, city, province, zip];
  return [addressId, ...place, address.countryCode, address.phone].join('\n');
};

const VALUES: Readonly<Record<SubscriptionAction, (subscription: Subscription) => string>> = {
  skip: dayOf,
  pause: dayOf,
  'next-date': dayOf,
  quantity: ({ quantity }) => String(quantity),
  frequency: ({ frequency: { unit, count } }) => `${unit} ${count}`,
  swap: ({ variantId }) => variantId ?? '',
  address: addressOf,
  // They overwrite nothing: once the status is another, they are not possible.
  cancel: () => '',
  reactivate: () => '',
};

/** The value that an action would overwrite, for comparison; empty if there is none. */
export const valueOf = (action: string | null, subscription: Subscription): string => {
  const known = action === null ? null : actionNamed(action);
  return known ? VALUES[known](subscription) : '';
};
