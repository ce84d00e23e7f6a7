import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { subscriptionPath, SUBSCRIPTIONS } from './subscription-paths';
import { useSubscriptionFormat } from './use-subscription-format';

const MOST = 4;

/** Other active subscriptions for the same pet or in the same delivery. */
export const associatedWith = (
  { id, petName, addressId, nextChargeDate }: Subscription,
  all: readonly Subscription[],
): readonly Subscription[] =>
  all.filter(
    other =>
      other.id !== id &&
      other.status === 'active' &&
      ((petName !== null && other.petName === petName) ||
        (nextChargeDate !== null &&
          other.addressId === addressId &&
          other.nextChargeDate === nextChargeDate)),
  );

interface AssociatedSubscriptionsProps {
  readonly subscription: Subscription;
  readonly all: readonly Subscription[];
}

/** Lists the associated subscriptions; renders nothing if there are none. */
export function AssociatedSubscriptions({ subscription, all }: AssociatedSubscriptionsProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const associated = associatedWith(subscription, all);
  if (associated.length === 0) return null;
  return (
    <section aria-labelledby="associated" className="order-summary">
      <div>
        <h2 id="associated" className="text-xl">
          {t('associated.title')}
        </h2>
        <p className="sub-soft">{t('associated.hint')}</p>
      </div>
      <ul className="sub-associated">
        {associated.slice(0, MOST).map(other => (
          <li key={other.id}>
            <LocalLink to={subscriptionPath(other.id)} className="link">
              {format.name(other)}
            </LocalLink>
            {other.nextChargeDate !== null && (
              <span className="sub-soft">
                {t('card.next', { day: format.shortDay(other.nextChargeDate) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {associated.length > MOST && (
        <LocalLink to={SUBSCRIPTIONS} className="link">
          {t('associated.more', { count: associated.length - MOST })}
        </LocalLink>
      )}
    </section>
  );
}
