import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { useSkippedCharge } from './data/use-skipped-charge';
import { isDelayed } from './schedule';
import { useSubscriptionFormat } from './use-subscription-format';

const TONES = {
  active: 'good',
  failed: 'stopped',
  cancelled: undefined,
  expired: undefined,
} as const;

/**
 * The status of a subscription. If nothing is due for longer than a term, because it was paused,
 * moved or skipped, it says so.
 */
export function SubscriptionStatus({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { status, isDigital, hasFailed, retryDate, nextChargeDate } = subscription;
  const shown = status === 'active' && (hasFailed || retryDate) ? 'failed' : status;
  const isWaiting = isDelayed(subscription, format.today) && nextChargeDate !== null;
  const { charge, isReading } = useSkippedCharge(subscription);
  const say = (): string => {
    if (!isWaiting || isReading) return t(`status.${shown}`);
    return charge
      ? t(isDigital ? 'status.skippedBilling' : 'status.skipped')
      : t(isDigital ? 'status.laterBilling' : 'status.later', { day: format.day(nextChargeDate) });
  };
  return (
    <span className="account-status" data-tone={isWaiting ? 'open' : TONES[shown]}>
      {say()}
    </span>
  );
}
