import { useTranslation } from 'react-i18next';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { buttonClass } from '~/src/ui/button';
import { ArrowRightIcon, ChevronRightIcon } from '~/src/ui/icons';
import { HomeIcon, PawIcon, PlayIcon, SatelliteIcon } from '~/src/ui/topic-icons';
import { ACTIVATION_PATH } from '../activation/activation-link';
import { BOOKING } from '../appointments/appointment-paths';
import { OrderCard } from '../orders/order-card';
import { OrderParcels } from '../orders/order-delivery';
import { ordersPath } from '../orders/order-paths';
import { OrderProgress } from '../orders/order-state';
import { useOrders } from '../orders/use-orders';
import { hasRoute } from '../routing/routes';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';

/** Suggestions before the first order; limited to what the shop offers. */
const TILES = [
  ...(HAS_APPOINTMENTS ? [{ name: 'book', path: BOOKING, Icon: HomeIcon } as const] : []),
  { name: 'videos', path: '/account/videos', Icon: PlayIcon },
  { name: 'activate', path: ACTIVATION_PATH, Icon: SatelliteIcon },
] as const;

const STEPS = ['choose', 'follow', 'again'] as const;
const FAILURES = { busyStore: 'busyStore', failed: 'ordersFailed' } as const;

/** What to do next for a customer without orders. */
function NoOrders() {
  const { t } = useTranslation('account-home');
  const { brand } = useLocale();
  return (
    <div className="home-section">
      <section aria-labelledby="home-start" className="account-card home-start">
        <span className="home-start-sign" aria-hidden="true">
          <PawIcon size={72} />
        </span>
        <h2 id="home-start" className="text-2xl">
          {t('start.title')}
        </h2>
        <p>{t('start.body')}</p>
        <ol className="numbered-steps">
          {STEPS.map(step => (
            <li key={step}>{t(`start.steps.${step}`)}</li>
          ))}
        </ol>
        <LocalLink to="/shop" className={buttonClass('primary')}>
          {t('start.shop')}
        </LocalLink>
      </section>
      <nav aria-label={t('start.more')}>
        <ul className="home-tiles">
          {TILES.filter(({ path }) => hasRoute(path, brand)).map(({ name, path, Icon }) => (
            <li key={name}>
              <LocalLink to={path} className="home-tile">
                <span className="prop-icon">
                  <Icon />
                </span>
                {t(`start.tiles.${name}`)}
                <ChevronRightIcon size={20} />
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The customer's most recent order with its state and shipments. */
export function LastOrder() {
  const { t } = useTranslation('account-home');
  const { data, error, isFetching, refetch } = useOrders({ from: 'newest' });
  const order = data?.orders[0];
  if (data && !order && data.unreadable === 0) return <NoOrders />;
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
