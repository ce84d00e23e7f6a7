import { useTranslation } from 'react-i18next';
import type { ServiceSubscription } from '~/src/gateways/service/subscriptions';
import { Badge } from '~/src/ui/badge';

type License = ServiceSubscription['serviceLicenses'][number];

const TONES = { consumed: 'tint', allocated: 'sale', available: 'quiet' } as const;

/** What became of a license, in words (spec account §4 "Service licenses"). */
export function LicenseState({ status }: Pick<License, 'status'>) {
  const { t } = useTranslation('account-payment');
  return <Badge tone={TONES[status]}>{t(`license.${status}`)}</Badge>;
}
