import { useTranslation } from 'react-i18next';
import type { Order } from '~/src/domain/commerce/order';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import { ListRow } from '../ui/list-row';
import { shortDay } from '../ui/shown-day';
import { LinePicture } from './line-picture';
import { orderPath } from './order-paths';
import { OrderState } from './order-state';

interface OrderCardProps {
  readonly order: Order;
  /** The heading level. */
  readonly as?: 'h2' | 'h3';
}

/** An order in the list. */
export function OrderCard({ order, as }: OrderCardProps) {
  const { t } = useTranslation('account-orders');
  const { locale } = useLocale();
  const { id, lines, processedAt } = order;
  const [first] = lines;
  const count = lines.length - 1;
  const title = first?.title ?? '';
  return (
    <ListRow
      path={orderPath(id)}
      name={t('card.name', { name: order.name })}
      as={as}
      picture={<LinePicture line={lines.find(({ variant }) => variant?.image)} />}
      badge={count > 0 ? `+${count}` : undefined}
      status={<OrderState order={order} />}
      detail={count > 0 ? t('card.more', { title, count }) : title}
      price={formatPrice(order.total, locale)}
      day={<time dateTime={processedAt}>{shortDay(processedAt, locale)}</time>}
    />
  );
}
