import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceSubscription } from '~/src/gateways/service/subscriptions';
import { LoadFailure } from '../ui/load-failure';

export type Device = NonNullable<ServiceSubscription['serviceLicenses'][number]['device']>;

const LABELS = [
  ...(['iotUserId', 'iotGroupId', 'deviceId', 'collarId', 'thingName', 'petId'] as const),
];
type Label = (typeof LABELS)[number];

const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The identifiers of a collar, which customer care asks for; each can be copied (spec account §3, §8). */
export function DeviceLabels({ device }: { readonly device: Device }) {
  const { t } = useTranslation('account-payment');
  const [outcome, setOutcome] = useState<{ label: Label; isCopied: boolean } | null>(null);
  const nameOf = (label: Label): string => t(`device.${label}`);
  const copy = async (label: Label): Promise<void> => {
    // Empty meanwhile, so that the same sentence is announced again.
    setOutcome(null);
    const isCopied = await copyText(device[label]);
    setOutcome({ label, isCopied });
  };
  return (
    <section aria-label={t('device.title')} className="device">
      <dl className="device-labels">
        {LABELS.map(label => (
          <div key={label}>
            <dt>{nameOf(label)}</dt>
            <dd>
              <code>{device[label]}</code>
              <button
                type="button"
                className="link"
                aria-label={t('device.copyLabel', { label: nameOf(label) })}
                onClick={() => void copy(label)}
              >
                {t('device.copy')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={outcome?.isCopied ? 'account-news' : 'sr-only'}>
        {outcome?.isCopied && t('device.copied', { label: nameOf(outcome.label) })}
      </p>
      {outcome && !outcome.isCopied && (
        <LoadFailure onRetry={() => void copy(outcome.label)}>
          {t('device.notCopied', { label: nameOf(outcome.label) })}
        </LoadFailure>
      )}
    </section>
  );
}
