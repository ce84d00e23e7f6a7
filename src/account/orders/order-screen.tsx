import { useTranslation } from 'react-i18next';
import { shownDay } from '../ui/shown-day';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import type { Order } from '~/src/domain/commerce/order';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { Button, buttonClass } from '~/src/ui/button';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { OrderActivation } from '../activation/order-activation';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { OrderSupport } from '../support/order-support';
import { LoadFailure } from '../ui/load-failure';
import { OrderDelivery, OrderParcels } from './order-delivery';
import { OrderLines } from './order-lines';
import { ordersPath } from './order-paths';
import { InvoiceParties } from './invoice-parties';
import { headlineStatus } from './order-status';
import { OrderProgress, OrderState } from './order-state';
import { OrderTotals } from './order-totals';
import { Reorder } from './reorder';
import { useOrder } from './use-orders';
import '~/src/styles/sheets/account-screens.css';

function Status({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  const headline = headlineStatus(order);
  const isHeld = headline?.status === 'ON_HOLD';
  const isBookedService = headline?.kind === 'service' && headline.status === 'SCHEDULED';
  return (
    <section aria-label={t('order.status')} className="account-card order-status">
      <OrderState order={order} />
      {headline?.kind === 'financial' && <p>{t(`financial.${headline.status}.meaning`)}</p>}
      {headline && headline.kind !== 'financial' && (
        <p>{t(`${headline.kind}.${headline.status}.meaning`)}</p>
      )}
      {isBookedService && HAS_APPOINTMENTS && <p>{t('order.serviceDate')}</p>}
      <OrderProgress order={order} />
      <OrderParcels order={order} />
      {(isHeld || isBookedService) && (
        <p>
          <a href="#support" className="link">
            {t('order.askWhy')}
          </a>
        </p>
      )}
    </section>
  );
}

function Summary({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  const { financialStatus } = order;
  return (
    <section aria-labelledby="order-summary" className="order-summary">
      <h2 id="order-summary" className="text-xl">
        {t('order.summary')}
      </h2>
      <OrderTotals order={order} />
      {financialStatus && (
        <div className="order-payment">
          <h3>
            {t('common:labelled', {
              label: t('order.payment'),
              value: t(`financial.${financialStatus}.name`),
            })}
          </h3>
          <p className="text-sm text-ink-soft">{t(`financial.${financialStatus}.meaning`)}</p>
        </div>
      )}
    </section>
  );
}

function Actions({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  return (
    <div className="order-actions">
      <Reorder order={order} />
      <Button variant="secondary" onClick={() => window.print()}>
        {t('order.print')}
      </Button>
    </div>
  );
}

function OrderDetails({ order }: { readonly order: Order }) {
  // A service plan is not shipped, and has a term.
  const hasPlan = order.lines.some(
    ({ variant }) => variant?.requiresShipping === false && variant.subscriptionFrequency !== null,
  );
  return (
    <div className="order-grid">
      <InvoiceParties billingAddress={order.billingAddress} />
      <div className="order-main">
        <Status order={order} />
        {hasPlan && <OrderActivation order={order} />}
        <OrderLines order={order} />
      </div>
      <div className="order-aside">
        <Summary order={order} />
        <OrderDelivery order={order} />
      </div>
      <div className="order-help">
        <OrderSupport order={order} />
      </div>
    </div>
  );
}

function Missing() {
  const { t } = useTranslation('account-orders');
  return (
    <div className="account-card account-empty">
      <h2 className="text-xl">{t('order.missing')}</h2>
      <p className="text-ink-soft">{t('order.missingHint')}</p>
      <LocalLink to={ordersPath()} className={buttonClass('secondary')}>
        {t('order.back')}
      </LocalLink>
    </div>
  );
}

const FAILURES = { busyStore: 'busyStore', failed: 'order.failed' } as const;

interface OrderScreenProps {
  /** The numeric part of the order's id. */
  readonly orderId: string;
}

/** One order in full (spec account §2 "order details"). */
export function OrderScreen({ orderId }: OrderScreenProps) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const placed = order && t('order.placed', { date: shownDay(order.processedAt, locale) });
  return (
    <AccountPage
      heading={order ? t('order.title', { name: order.name }) : t('order.untitled')}
      subHeading={placed ?? null}
      actions={order && <Actions order={order} />}
      back={
        <>
          <LocalLink to={ordersPath()} className="account-back">
            <ChevronLeftIcon size={20} />
            {t('order.back')}
          </LocalLink>
          {order && <p className="print-only">{t('order.invoice')}</p>}
        </>
      }
    >
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {order ? t('stale') : t(FAILURES[failureKind(error)])}
        </LoadFailure>
      )}
      {order && <OrderDetails order={order} />}
      {order === null && <Missing />}
      {order === undefined && !error && <AccountSkeleton rows={3} />}
    </AccountPage>
  );
}
