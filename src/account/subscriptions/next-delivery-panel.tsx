import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ArrowRightIcon } from '~/src/ui/icons';
import type { Delivery } from './deliveries';
import { usePictures } from './data/use-pictures';
import { actionPath, subscriptionPath, SUBSCRIPTIONS } from './subscription-paths';
import { SubscriptionPicture } from './subscription-picture';
import { useSubscriptionFormat } from './use-subscription-format';

const MOST_ITEMS = 4;

type From = 'list' | 'home';

interface NextDeliveryPanelProps {
  readonly delivery: Delivery;
  /** The screen that shows the panel; actions return to it. */
  readonly from?: From;
  /** Shown at the end. */
  readonly children?: ReactNode;
}

function DeliveryItems({ delivery: { items }, from }: NextDeliveryPanelProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const shown = items.slice(0, MOST_ITEMS);
  const pictures = usePictures(shown);
  return (
    <ul className="sub-next-items">
      {shown.map(item => (
        <li key={item.id}>
          <SubscriptionPicture
            image={pictures.get(item.variantId ?? '')}
            isDigital={item.isDigital}
            isLarge={items.length === 1}
          />
          <span className="sub-next-item">
            <LocalLink to={subscriptionPath(item.id)}>{format.name(item)}</LocalLink>
            <span className="sub-soft">
              {t('quantityOf', { count: item.quantity })}
              {item.petName !== null && `, ${t('pet', { pet: item.petName })}`}
            </span>
          </span>
          {items.length > 1 && item.canBeSkipped && (
            <LocalLink
              to={actionPath(item.id, 'skip', { from })}
              aria-label={t('next.skipLabel', { name: format.name(item) })}
              className="link sub-skip-one"
            >
              {t('next.skipOne')}
            </LocalLink>
          )}
        </li>
      ))}
      {items.length > MOST_ITEMS && (
        <li className="sub-soft">{t('associated.more', { count: items.length - MOST_ITEMS })}</li>
      )}
    </ul>
  );
}

/** The next delivery with its date and cost, and a skip button. */
export function NextDeliveryPanel({ delivery, from = 'list', children }: NextDeliveryPanelProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { day, items, charge, total } = delivery;
  const [first] = items;
  if (!first) return null;
  const isGoods = items.some(({ isDigital }) => !isDigital);
  return (
    <section aria-labelledby="next-delivery" className="sub-next">
      <div className="sub-next-head">
        <h2 id="next-delivery" className="sub-next-label">
          {t(isGoods ? 'next.delivery' : 'next.charge')}
        </h2>
        {from === 'home' && (
          <LocalLink to={SUBSCRIPTIONS} className="link-arrow">
            {t('listHeading')}
            <ArrowRightIcon size={20} />
          </LocalLink>
        )}
      </div>
      <div className="sub-next-day">
        <p className="sub-next-date">
          <time dateTime={day}>{format.weekday(day)}</time>
        </p>
        <p className="sub-next-away">{format.away(day)}</p>
      </div>
      <DeliveryItems delivery={delivery} from={from} />
      <div className="sub-next-end">
        <p className="sub-next-total">
          <b>{format.money(total)}</b>
          <span className="sub-soft">{t(charge ? 'next.total' : 'next.estimate')}</span>
        </p>
        {charge && charge.total.cents !== charge.subtotal.cents && (
          <p className="sub-soft">
            {t('next.parts', {
              items: format.money(charge.subtotal),
              shipping: format.money(charge.shipping),
              tax: format.money(charge.tax),
            })}
          </p>
        )}
        <div className="sub-next-actions">
          {items.every(({ canBeSkipped }) => canBeSkipped) && (
            <LocalLink
              to={actionPath(first.id, 'skip', { from, items: 'all' })}
              className={buttonClass('secondary')}
            >
              {t(isGoods ? 'next.skip' : 'next.skipBilling')}
            </LocalLink>
          )}
          {items.length === 1 && (
            <LocalLink
              to={actionPath(first.id, 'next-date', { from })}
              className={buttonClass('secondary')}
            >
              {t('next.change')}
            </LocalLink>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
