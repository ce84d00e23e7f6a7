import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { ListRow } from '../ui/list-row';
import { shortDay } from '../ui/shown-day';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
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

/** A subscription in the list. */
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
    <ListRow
      path={subscriptionPath(id)}
      name={variantTitle === term ? title : format.name(subscription)}
      picture={<SubscriptionPicture image={image} isDigital={isDigital} />}
      badge={petName?.slice(0, 1)}
      status={<SubscriptionStatus subscription={subscription} />}
      detail={facts.filter(Boolean).join(' · ')}
      price={format.money(lineTotal(subscription))}
      day={next !== null && <span>{next}</span>}
      isEnded={status === 'cancelled'}
    />
  );
}
