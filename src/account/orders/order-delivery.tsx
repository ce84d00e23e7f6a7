import { useTranslation } from 'react-i18next';
import {
  isServiceOrder,
  shippingMethodOf,
  type Order,
  type OrderFulfillment,
} from '~/src/domain/commerce/order';
import { buttonClass } from '~/src/ui/button';
import { TruckIcon } from '~/src/ui/icons';
import { stepOf } from './order-status';

function Tracking({ tracking }: { readonly tracking: OrderFulfillment['tracking'][number] }) {
  const { t } = useTranslation('account-orders');
  const { number, url } = tracking;
  if (url === null) return <>{t('order.trackingNumber', { number })}</>;
  return (
    <>
      {number !== null && t('order.trackingNumber', { number })}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('strong', 'sm')}
      >
        {t('order.trackParcel')} {number !== null && <span className="sr-only">{number}</span>}
      </a>
    </>
  );
}

/** The shipments of an order, with carriers and tracking links. */
export function OrderParcels({ order }: { readonly order: Pick<Order, 'fulfillments'> }) {
  const { t } = useTranslation('account-orders');
  if (order.fulfillments.length === 0) return null;
  return (
    <ul className="order-parcels">
      {order.fulfillments.map(({ company, tracking }, at) => (
        <li key={at}>
          <TruckIcon size={22} />
          <div>
            <p>{company ? t('order.provider', { company }) : t('order.providerUnknown')}</p>
            {tracking.map((each, place) => (
              <p key={place}>
                <Tracking tracking={each} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How and where an order is shipped. */
export function OrderDelivery({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  const method = shippingMethodOf(order);
  const isService = isServiceOrder(order);
  const isWaiting =
    order.fulfillments.length === 0 &&
    stepOf(order) !== null &&
    order.lines.some(({ variant }) => variant?.requiresShipping);
  return (
    <section aria-labelledby="order-delivery" className="account-card order-facts">
      <h2 id="order-delivery" className="text-xl">
        {t('order.delivery')}
      </h2>
      {method !== null && (
        <div>
          <h3>{t('order.shippingMethod')}</h3>
          <p>{method}</p>
        </div>
      )}
      {isService && <p>{t('order.noShipping')}</p>}
      {isWaiting && <p className="order-waiting text-sm text-ink-soft">{t('order.noTracking')}</p>}
      {order.shippingAddress && !isService && (
        <div>
          <h3>{t('order.shipTo')}</h3>
          <address>
            {order.shippingAddress.map((line, at) => (
              <span key={at}>{line}</span>
            ))}
          </address>
        </div>
      )}
    </section>
  );
}
