import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

const TONES = {
  active: 'good',
  failed: 'stopped',
  cancelled: undefined,
  expired: undefined,
} as const;

/** The status of a subscription, in words. */
export function SubscriptionStatus({
  subscription: { status, hasFailed, retryDate },
}: {
  readonly subscription: Pick<Subscription, 'status' | 'hasFailed' | 'retryDate'>;
}) {
  const { t } = useTranslation('account-subscriptions');
  const shown = status === 'active' && (hasFailed || retryDate) ? 'failed' : status;
  return (
    <span className="order-state" data-tone={TONES[shown]}>
      {t(`status.${shown}`)}
    </span>
  );
}
