import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceSubscription } from '~/src/gateways/service/subscriptions';
import { Disclosure } from '~/src/ui/disclosure';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { useServiceSubscriptions } from './data/use-choices';

type License = ServiceSubscription['serviceLicenses'][number];

const LABELS = [
  ...(['iotUserId', 'iotGroupId', 'deviceId', 'collarId', 'thingName', 'petId'] as const),
];

function Devices({ device }: { readonly device: NonNullable<License['device']> }) {
  const { t } = useTranslation('account-subscriptions');
  const [news, setNews] = useState('');
  const copy = (label: string, text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setNews(t('license.copied', { label })),
      () => setNews(t('license.notCopied', { label })),
    );
  };
  return (
    <Disclosure summary={t('license.devices')}>
      <dl className="sub-devices">
        {LABELS.map(name => {
          const label = t(`license.labels.${name}`);
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <code>{device[name]}</code>
                <button
                  type="button"
                  className="link"
                  aria-label={t('license.copyLabel', { label })}
                  onClick={() => copy(label, device[name])}
                >
                  {t('license.copy')}
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
      <p role="status" className="sub-soft">
        {news}
      </p>
    </Disclosure>
  );
}

/** The licenses of a collar's service plan, and the devices that use them. */
export function LicenseSection({ subscriptionId }: { readonly subscriptionId: string }) {
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
      {!data && !error && <AccountSkeleton rows={1} />}
      {data && licenses.length === 0 && <p>{t('license.none')}</p>}
      {licenses.map(({ id, status, device }) => (
        <div key={id} className="sub-license">
          <p className="order-state" data-tone={status === 'consumed' ? 'good' : 'open'}>
            {t(`license.${status}`)}
          </p>
          {device && <Devices device={device} />}
        </div>
      ))}
    </section>
  );
}
