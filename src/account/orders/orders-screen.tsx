import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPage } from '~/src/gateways/shopify/account/orders';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '~/src/ui/icons';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { EmptyPanel } from '../ui/empty-panel';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { ShopPhone } from '../ui/shop-phone';
import { OrderCard } from './order-card';
import { ordersPath, pageRequestOf } from './order-paths';
import { useOrders } from './use-orders';
import '~/src/styles/sheets/account-screens.css';

function NoOrders() {
  const { t } = useTranslation('account-orders');
  return (
    <EmptyPanel id="no-orders" picture="parcel" heading={t('empty.title')}>
      <p>{t('empty.body')}</p>
      <LocalLink to="/shop" className={buttonClass('primary')}>
        {t('empty.shop')}
      </LocalLink>
      <ShopPhone>{phone => t('empty.byPhone', { phone })}</ShopPhone>
    </EmptyPanel>
  );
}

function NoMoreOrders() {
  const { t } = useTranslation('account-orders');
  return (
    <div className="account-card account-empty">
      <h2 className="text-xl">{t('none.title')}</h2>
      <LocalLink to={ordersPath()} className={buttonClass('secondary')}>
        {t('none.newest')}
      </LocalLink>
    </div>
  );
}

function OrdersPager({ page }: { readonly page: OrderPage }) {
  const { t } = useTranslation('account-orders');
  const { newer, older } = page;
  if (newer === null && older === null) return null;
  return (
    <nav className="orders-pager" aria-label={t('pages')}>
      {newer !== null && (
        <LocalLink
          to={ordersPath('before', newer)}
          rel="prev"
          className={buttonClass('secondary', 'sm')}
        >
          <ChevronLeftIcon size={20} />
          {t('newer')}
        </LocalLink>
      )}
      {older !== null && (
        <LocalLink
          to={ordersPath('after', older)}
          rel="next"
          className={buttonClass('secondary', 'sm')}
        >
          {t('older')}
          <ChevronRightIcon size={20} />
        </LocalLink>
      )}
    </nav>
  );
}

function OrdersOfPage({ page, isFirstPage }: { page: OrderPage; isFirstPage: boolean }) {
  const { t } = useTranslation('account-orders');
  const { orders, unreadable } = page;
  if (orders.length === 0 && unreadable === 0) return isFirstPage ? <NoOrders /> : <NoMoreOrders />;
  return (
    <>
      {unreadable > 0 && <p className="account-hint">{t('unreadable', { count: unreadable })}</p>}
      <ul className="order-list is-paired">
        {orders.map(order => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <OrdersPager page={page} />
    </>
  );
}

interface OrdersScreenProps {
  /** The query string, with the cursor of a page. */
  readonly search?: string;
}

/** The customer's orders, a page at a time (spec account §2 "Your Orders"). */
export function OrdersScreen({ search = '' }: OrdersScreenProps) {
  const { t } = useTranslation('account-orders');
  const request = pageRequestOf(search);
  const { data, error, isFetching, refetch } = useOrders(request);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(search);
  // The pressed link is gone together with its page.
  useEffect(() => {
    if (shown.current !== search) heading.current?.focus({ preventScroll: true });
    shown.current = search;
  }, [search]);
  return (
    <AccountPage heading={t('headline')} subHeading={t('lead')}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('listHeading')}
      </h2>
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {data ? t('stale') : t(failureKind(error))}
        </LoadFailure>
      )}
      {data && <OrdersOfPage page={data} isFirstPage={request.from === 'newest'} />}
      {!data && !error && <AccountSkeleton rows={4} />}
    </AccountPage>
  );
}
