import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '~/src/domain/commerce/order';
import { LocalLink } from '~/src/features/links';
import type { ChargeItem } from '~/src/gateways/recharge/to-charge';
import { useOrderCharges } from './data/use-charges';
import { subscriptionPath } from './subscription-paths';

interface AutoshipMarkProps {
  readonly order: Pick<Order, 'id'>;
  readonly line: OrderLine;
}

/** The charge item behind an order line: matched by product, and if several match, by variant. */
const itemOf = (items: readonly ChargeItem[], { title, variant }: OrderLine): ChargeItem | null => {
  const same = items.filter(item => item.title === title);
  const options = variant?.selectedOptions.map(({ value }) => value).join(' / ');
  return (
    same.find(({ variantTitle }) => variantTitle === options) ??
    (same.length === 1 ? (same[0] ?? null) : null)
  );
};

/**
 * Marks an order line that belongs to a subscription and links to it; renders nothing for others.
 */
export function AutoshipMark({ order, line }: AutoshipMarkProps) {
  const { t } = useTranslation('account-orders');
  const { data = [] } = useOrderCharges(order.id);
  const item = itemOf(
    data.flatMap(({ items }) => items),
    line,
  );
  if (!item) return null;
  return (
    <p className="text-sm text-ink-soft screen-only">
      {line.variant?.requiresShipping !== false && `${t('order.autoship')} `}
      <LocalLink
        to={subscriptionPath(item.subscriptionId)}
        aria-label={t('order.manageLabel', { title: line.title })}
        className="link"
      >
        {t('order.manage')}
      </LocalLink>
    </p>
  );
}
