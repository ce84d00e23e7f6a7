import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { shortDay } from '../ui/shown-day';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { ChevronRightIcon } from '~/src/ui/icons';
import { lineTotal } from './deliveries';
import { subscriptionPath } from './subscription-paths';
import { SubscriptionPicture } from './subscription-picture';
import { SubscriptionStatus } from './subscription-status';
import { useSubscriptionFormat } from './use-subscription-format';

/** The next date, or why there is none. */
export const useNextDateText = (): ((subscription: Subscription) => string | null) => {
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const format = useSubscriptionFormat();
  return ({ status, nextChargeDate, cancelledAt, hasFailed }) => {
    if (status === 'cancelled' && cancelledAt !== null) {
      return t('card.canceledOn', { day: shortDay(cancelledAt, locale) });
    }
    if (status !== 'active' || hasFailed) return null;
    return nextChargeDate === null
      ? t('card.setUp')
      : t('card.next', { day: format.shortDay(nextChargeDate) });
  };
};

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  readonly image: ImageAsset | undefined;
}

/** A subscription in the list; the whole card is a link. */
export function SubscriptionCard({ subscription, image }: SubscriptionCardProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const next = useNextDateText()(subscription);
  const { id, title, variantTitle, isDigital, frequency, petName, quantity, status } = subscription;
  const term = format.frequency(frequency);
  const facts = [
    term,
    quantity > 1 ? t('quantityOf', { count: quantity }) : '',
    petName === null ? '' : t('pet', { pet: petName }),
  ];
  return (
    <article className="order-card sub-card" data-status={status}>
      <div className="sub-card-picture">
        <SubscriptionPicture image={image} isDigital={isDigital} />
        {petName && (
          <span className="sub-initial" aria-hidden="true">
            {petName.slice(0, 1)}
          </span>
        )}
      </div>
      <div className="order-card-text">
        <SubscriptionStatus subscription={subscription} />
        <h3 className="text-lg">
          <LocalLink to={subscriptionPath(id)} className="order-card-link">
            {variantTitle === term ? title : format.name(subscription)}
          </LocalLink>
        </h3>
        <p className="order-card-facts">
          {facts.filter(Boolean).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className="sub-card-price">
        <b>{format.money(lineTotal(subscription))}</b>
        {next !== null && <span>{next}</span>}
      </p>
      <ChevronRightIcon className="order-card-arrow" />
    </article>
  );
}
