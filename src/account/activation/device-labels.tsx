import { useTranslation } from 'react-i18next';
import type { ServiceSubscription } from '~/src/gateways/service/subscriptions';
import { CopyOutcome, useCopy } from '../ui/copy-to-clipboard';

export type Device = NonNullable<ServiceSubscription['serviceLicenses'][number]['device']>;

const LABELS = [
  'iotUserId',
  'iotGroupId',
  'deviceId',
  'collarId',
  'thingName',
  'petId',
] as const satisfies readonly (keyof Device)[];

/**
 * The identifiers of a collar, each with a copy button: customer care asks for them (spec account
 * §3, §8).
 */
export function DeviceLabels({ device }: { readonly device: Device }) {
  const { t } = useTranslation('account-payment');
  const copying = useCopy();
  return (
    <section aria-label={t('device.title')} className="device">
      <dl className="device-labels">
        {LABELS.map(name => {
          const label = t(`device.${name}`);
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <code>{device[name]}</code>
                <button
                  type="button"
                  className="link"
                  aria-label={t('device.copyLabel', { label })}
                  onClick={() => copying.copy(label, device[name])}
                >
                  {t('device.copy')}
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
      <CopyOutcome state={copying} />
    </section>
  );
}
