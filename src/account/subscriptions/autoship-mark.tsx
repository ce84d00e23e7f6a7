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

/** The item of a charge that became a line of its order: by its product, and of several by its variant. */
const itemOf = (items: readonly ChargeItem[], { title, variant }: OrderLine): ChargeItem | null => {
  const same = items.filter(item => item.title === title);
  const options = variant?.selectedOptions.map(({ value }) => value).join(' / ');
  return (
    same.find(({ variantTitle }) => variantTitle === options) ??
    (same.length === 1 ? (same[0] ?? null) : null)
  );
};

/** Marks a line of an order that belongs to a subscription, and leads to that; nothing for any other line. */
export function AutoshipMark({ order, line }: AutoshipMarkProps) {
  const { t } = useTranslation('account-orders');
  const { data = [] } = useOrderCharges(order.id);
  const item = itemOf(
    data.flatMap(({ items }) => items),
    line,
  );
  if (!item) return null;
  return (
    <p className="text-sm text-ink-soft">
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
