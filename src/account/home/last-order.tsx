import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ArrowRightIcon } from '~/src/ui/icons';
import { OrderCard } from '../orders/order-card';
import { OrderParcels } from '../orders/order-delivery';
import { ordersPath } from '../orders/order-paths';
import { OrderProgress } from '../orders/order-state';
import { useOrders } from '../orders/use-orders';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';

const STEPS = ['choose', 'follow', 'again'] as const;
const FAILURES = { busyStore: 'busyStore', failed: 'ordersFailed' } as const;

/** What comes next for somebody who has not ordered yet. */
function Start() {
  const { t } = useTranslation('account-home');
  return (
    <section aria-labelledby="home-start" className="account-card home-start">
      <h2 id="home-start" className="text-2xl">
        {t('start.title')}
      </h2>
      <p>{t('start.body')}</p>
      <ol className="account-steps">
        {STEPS.map(step => (
          <li key={step}>{t(`start.steps.${step}`)}</li>
        ))}
      </ol>
      <LocalLink to="/shop" className={buttonClass('primary')}>
        {t('start.shop')}
      </LocalLink>
    </section>
  );
}

/** The customer's last order with its state and its parcels. */
export function LastOrder() {
  const { t } = useTranslation('account-home');
  const { data, error, isFetching, refetch } = useOrders({ from: 'newest' });
  const order = data?.orders[0];
  if (data && !order && data.unreadable === 0) return <Start />;
  return (
    <section aria-labelledby="home-order" className="home-section">
      <div className="home-section-head">
        <h2 id="home-order" className="text-2xl">
          {t('lastOrder')}
        </h2>
        <LocalLink to={ordersPath()} className="link-arrow">
          {t('allOrders')}
          <ArrowRightIcon size={20} />
        </LocalLink>
      </div>
      {order && (
        <div className="home-order">
          <OrderCard order={order} />
          <OrderProgress order={order} />
          <OrderParcels order={order} />
        </div>
      )}
      {!order && (error || data) && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t(FAILURES[failureKind(error)])}
        </LoadFailure>
      )}
      {!data && !error && <AccountSkeleton rows={1} />}
    </section>
  );
}
