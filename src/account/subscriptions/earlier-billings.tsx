import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ChevronRightIcon } from '~/src/ui/icons';
import type { Delivery } from './deliveries';
import { subscriptionPath } from './subscription-paths';
import { useSubscriptionFormat } from './use-subscription-format';

interface EarlierBillingsProps {
  readonly deliveries: readonly Delivery[];
  readonly next: Delivery;
}

/**
 * Service charges due before the next delivery of goods, at the foot of its panel: nothing else on the screen shows
 * them.
 */
export function EarlierBillings({ deliveries, next }: EarlierBillingsProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const earlier = deliveries.filter(({ day }) => day < next.day);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-billings" className="sub-earlier">
      <h2 id="earlier-billings">{t('next.charge')}</h2>
      <ul>
        {earlier.map(({ day, addressId, items, total }) => (
          <li key={`${day} ${addressId}`}>
            <LocalLink to={subscriptionPath(items[0]?.id ?? '')}>
              {t('next.earlierItem', {
                name: items.map(format.name).join(', '),
                amount: format.money(total),
                day: format.weekday(day),
              })}
              <ChevronRightIcon size={20} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
