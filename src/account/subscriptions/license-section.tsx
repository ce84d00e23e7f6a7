import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Disclosure } from '~/src/ui/disclosure';
import { DeviceLabels } from '../activation/device-labels';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { useServiceSubscriptions } from './data/use-service-subscriptions';

/** The licenses of a collar's service plan and their devices. */
export function LicenseSection({
  subscription: { id: subscriptionId, status: subscriptionStatus },
}: {
  readonly subscription: Pick<Subscription, 'id' | 'status'>;
}) {
  const { t } = useTranslation('account-subscriptions');
  const { data, error, isFetching, refetch } = useServiceSubscriptions();
  const licenses =
    data?.find(({ rechargeId }) => rechargeId === subscriptionId)?.serviceLicenses ?? [];
  return (
    <section aria-labelledby="license" className="order-summary">
      <h2 id="license" className="text-xl">
        {t('license.title')}
      </h2>
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t('license.failed')}
        </LoadFailure>
      )}
      {!data && !error && <AccountSkeleton rows={1} shape="line" />}
      {data && licenses.length === 0 && (
        <p>{t(subscriptionStatus === 'active' ? 'license.none' : 'license.ended')}</p>
      )}
      {licenses.map(({ id, status, device }) => (
        <div key={id} className="sub-license">
          <p className="account-status" data-tone={status === 'consumed' ? 'good' : 'open'}>
            {t(`license.${status}`)}
          </p>
          {device && (
            <Disclosure summary={t('license.devices')}>
              <DeviceLabels device={device} />
            </Disclosure>
          )}
        </div>
      ))}
    </section>
  );
}
