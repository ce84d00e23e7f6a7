import { useTranslation } from 'react-i18next';
import type { Order } from '~/src/domain/commerce/order';
import { formatPrice } from '~/src/domain/locale/format-price';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ChevronRightIcon } from '~/src/ui/icons';
import { shortDay } from '../ui/shown-day';
import { orderPath } from './order-paths';
import { OrderPictures } from './order-pictures';
import { OrderState } from './order-state';

/** The contents of an order, in one line. */
const useSummary = ({ lines }: Pick<Order, 'lines'>): string => {
  const { t } = useTranslation('account-orders');
  const [first] = lines;
  const count = lines.length - 1;
  if (!first) return '';
  return count === 0 ? first.title : t('card.more', { title: first.title, count });
};

interface OrderCardProps {
  readonly order: Order;
  /** The heading level. */
  readonly as?: 'h2' | 'h3';
}

/** An order in the list; the whole card is a link. */
export function OrderCard({ order, as: Heading = 'h3' }: OrderCardProps) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const summary = useSummary(order);
  return (
    <article className="order-card order-row">
      <div className="order-card-text">
        <OrderState order={order} />
        <Heading className="text-xl">
          <LocalLink to={orderPath(order.id)} className="order-card-link">
            {t('card.name', { name: order.name })}
          </LocalLink>
        </Heading>
        {summary !== '' && <p>{summary}</p>}
      </div>
      <p className="order-card-facts">
        <time dateTime={order.processedAt}>{shortDay(order.processedAt, locale)}</time>
        <span className="price">{formatPrice(order.total, locale)}</span>
      </p>
      <OrderPictures lines={order.lines} />
      <ChevronRightIcon className="order-card-arrow" />
    </article>
  );
}
