import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { isPaused } from './schedule';
import { useSubscriptionWords } from './use-subscription-words';

const TONES = {
  active: 'good',
  failed: 'stopped',
  cancelled: undefined,
  expired: undefined,
} as const;

/** The status of a subscription, in words; a paused one says until when. */
export function SubscriptionStatus({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-subscriptions');
  const words = useSubscriptionWords();
  const { status, hasFailed, retryDate, nextChargeDate } = subscription;
  const shown = status === 'active' && (hasFailed || retryDate) ? 'failed' : status;
  const isWaiting = isPaused(subscription, words.today) && nextChargeDate !== null;
  return (
    <span className="order-state" data-tone={isWaiting ? 'open' : TONES[shown]}>
      {isWaiting ? t('status.paused', { day: words.day(nextChargeDate) }) : t(`status.${shown}`)}
    </span>
  );
}
