import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateAddress, type AddressChange } from '~/src/gateways/recharge/addresses';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import { areaLine, type CustomerAddress } from '~/src/domain/commerce/customer-address';
import { Button } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { useSubscriptionKeys } from '../subscriptions/data/keys';
import { useBillingCall } from '../subscriptions/data/use-billing-call';
import { useBillingAddresses } from '../subscriptions/data/use-choices';
import { useSubscriptions } from '../subscriptions/data/use-subscriptions';
import { LoadFailure } from '../ui/load-failure';
import { useSingleFlight } from '../ui/use-single-flight';
import type { AddressMove } from './use-address-actions';

type Place = Pick<BillingPostalAddress, 'address1' | 'address2' | 'city' | 'province' | 'zip'>;

const placeOf = ({ address1, address2, city, province, zip }: Place): string =>
  [address1, address2, city, province, zip.replace(/\s/g, '')].join('|').toLowerCase();

const changeTo = (address: CustomerAddress): AddressChange => {
  const { firstName, lastName, company, address1, address2, city, province, zip } = address;
  const { phone, countryCode } = address;
  const postal = { firstName, lastName, company, address1, address2, city, province, zip, phone };
  return countryCode === null ? postal : { ...postal, countryCode };
};

/**
 * Lists the subscriptions that still ship to the old version of a changed address, and offers to
 * update them: the billing provider stores its own addresses.
 */
export default function SubscriptionAddress({ before, after }: AddressMove) {
  const { t } = useTranslation('account-addresses');
  const client = useQueryClient();
  const call = useBillingCall();
  const keys = useSubscriptionKeys();
  const { data: addresses = [] } = useBillingAddresses();
  const { data: subscriptions = [] } = useSubscriptions();
  const [outcome, setOutcome] = useState<'failed' | number | null>(null);
  const isMoved = placeOf(before) !== placeOf(after);
  const left = addresses.filter(each => isMoved && placeOf(each) === placeOf(before));
  const isSentThere = (addressId: string): boolean => left.some(({ id }) => id === addressId);
  const count = subscriptions.filter(
    ({ addressId, status }) => status === 'active' && isSentThere(addressId),
  ).length;

  const { run, isBusy } = useSingleFlight(async () => {
    setOutcome(null);
    const change = changeTo(after);
    const replies = [];
    for (const { id } of left) {
      replies.push(await call((config, session) => updateAddress(config, session, id, change)));
    }
    setOutcome(replies.every(({ ok }) => ok) ? count : 'failed');
    await client.invalidateQueries({ queryKey: keys.all });
  });

  if (typeof outcome === 'number') {
    return (
      <p role="status" className="account-news">
        <CheckIcon size={20} />
        {t('subscriptions.moved', { count: outcome })}
      </p>
    );
  }
  if (count === 0) return null;
  if (outcome === 'failed') {
    return <LoadFailure onRetry={run}>{t('subscriptions.failed')}</LoadFailure>;
  }
  const old = [before.address1, areaLine(before)].join(', ');
  return (
    <div role="status" className="account-card address-move">
      <p>{t('subscriptions.kept', { count, old })}</p>
      <Button variant="secondary" busy={isBusy} onClick={run}>
        {isBusy ? t('subscriptions.moving') : t('subscriptions.move', { count })}
      </Button>
    </div>
  );
}
