import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '~/src/domain/commerce/order';
import { renewalMonths } from '~/src/domain/commerce/renewal-months';
import { formatPrice } from '~/src/domain/locale/format-price';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { Price } from '~/src/ui/price';
import { LinePicture } from './line-picture';

function LineTitle({ line }: { readonly line: OrderLine }) {
  const handle = line.variant?.productHandle;
  return handle ? (
    <LocalLink to={`/products/${encodeURIComponent(handle)}`} className="font-semibold">
      {line.title}
    </LocalLink>
  ) : (
    <span className="font-semibold">{line.title}</span>
  );
}

// The billing provider's client is large, and the rest of the screen does without it.
const AutoshipMark = lazy(async () => ({
  default: (await import('../subscriptions/screens')).AutoshipMark,
}));

interface LineProps {
  readonly order: Order;
  readonly line: OrderLine;
}

function Line({ order, line }: LineProps) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const { variant, quantity, total, originalTotal, discounts } = line;
  const options = variant?.selectedOptions.map(({ value }) => value).join(' / ') ?? '';
  const frequency = variant?.subscriptionFrequency;
  const months = renewalMonths(frequency ?? '');
  const isLess = total.currency === originalTotal.currency && total.cents < originalTotal.cents;
  return (
    <li className="order-line">
      <LinePicture line={line} />
      <div className="order-line-text">
        <LineTitle line={line} />
        {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
        {frequency && (
          <p className="text-sm text-ink-soft">
            {months ? t('order.renews', { count: months }) : t('order.frequency', { frequency })}
          </p>
        )}
        <p className="order-line-quantity text-sm text-ink-soft">
          <span className="screen-only">{t('order.quantity', { count: quantity })}</span>
          <span className="print-only">{quantity}</span>
        </p>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <AutoshipMark order={order} line={line} />
          </Suspense>
        </ErrorBoundary>
        {discounts.map(({ name }) => (
          <p key={name} className="text-sm font-medium text-sale">
            {name}
          </p>
        ))}
      </div>
      <Price
        className="order-line-price"
        price={formatPrice(total, locale)}
        was={isLess ? formatPrice(originalTotal, locale) : null}
        labels={{ now: t('order.now'), was: t('order.was') }}
      />
    </li>
  );
}

/** The ordered items, with the frequency of those that renew. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  return (
    <section aria-labelledby="order-items" className="account-card">
      <h2 id="order-items" className="text-xl">
        {t('order.items')}
      </h2>
      <p className="print-only order-heads" aria-hidden="true">
        <span>{t('order.item')}</span>
        <span>{t('order.qty')}</span>
        <span>{t('order.amount', { currency: order.total.currency })}</span>
      </p>
      <ul className="order-lines">
        {order.lines.map((line, at) => (
          <Line key={at} order={order} line={line} />
        ))}
      </ul>
      {order.unreadableLines > 0 && (
        <p className="account-hint">{t('order.unreadable', { count: order.unreadableLines })}</p>
      )}
    </section>
  );
}
