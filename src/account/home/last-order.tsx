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
import { EmptyPanel } from '../ui/empty-panel';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { useIsNew } from './use-is-new';

const STEPS = ['choose', 'follow', 'again'] as const;
const FAILURES = { busyStore: 'busyStore', failed: 'ordersFailed' } as const;

/** What to do next for a customer without orders. */
function NoOrders() {
  const { t } = useTranslation('account-home');
  return (
    <EmptyPanel id="home-start" picture="empty-cart" heading={t('start.title')}>
      <p>{t('start.body')}</p>
      <ol className="numbered-steps">
        {STEPS.map(step => (
          <li key={step}>{t(`start.steps.${step}`)}</li>
        ))}
      </ol>
      <LocalLink to="/shop" className={buttonClass('primary')}>
        {t('start.shop')}
      </LocalLink>
    </EmptyPanel>
  );
}

/** The customer's most recent order with its state and shipments. */
export function LastOrder() {
  const { t } = useTranslation('account-home');
  const { data, error, isFetching, refetch } = useOrders({ from: 'newest' });
  const order = data?.orders[0];
  if (useIsNew()) return <NoOrders />;
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
