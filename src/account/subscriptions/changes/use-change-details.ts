import { useTranslation } from 'react-i18next';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { lineTotal } from '../deliveries';
import { deliveryAfter } from '../schedule';
import { useSubscriptionFormat } from '../use-subscription-format';

/**
 * Describes the effect of a change, after the confirmation: what comes next, when, and at what
 * cost.
 */
export interface ChangeDetails {
  readonly quantity: (after: Subscription) => string;
  readonly frequency: (after: Subscription) => string;
  readonly swap: (after: Subscription) => string;
  readonly address: (address: BillingPostalAddress) => string;
  readonly date: (day: StoreDay) => string;
  readonly skipped: (day: StoreDay, items: readonly Subscription[]) => string;
}

export const useChangeDetails = (): ChangeDetails => {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const dayOf = (day: StoreDay | null): string => (day === null ? '' : format.day(day));
  const amountOf = (subscription: Subscription): string => format.money(lineTotal(subscription));
  return {
    quantity: after =>
      t('detail.quantity', {
        day: dayOf(after.nextChargeDate),
        count: after.quantity,
        amount: amountOf(after),
      }),
    frequency: after => {
      const { frequency, nextChargeDate: day } = after;
      return t('detail.frequency', {
        frequency: format.frequency(frequency),
        amount: amountOf(after),
        day: dayOf(day),
        after: dayOf(day && deliveryAfter(day, after)),
      });
    },
    swap: after => t('detail.swap', { name: format.name(after), amount: amountOf(after) }),
    address: ({ address1, city }) => t('detail.address', { address: `${address1}, ${city}` }),
    date: day => t('detail.date', { day: format.day(day) }),
    skipped: (day, items) => {
      const [only, ...others] = items;
      // With a single subscription, the announcement already names it.
      if (only && others.length === 0) {
        return t('detail.date', { day: format.day(deliveryAfter(day, only)) });
      }
      return items
        .map(item =>
          t('detail.skipped', {
            name: format.name(item),
            day: format.day(deliveryAfter(day, item)),
          }),
        )
        .join(' ');
    },
  };
};
