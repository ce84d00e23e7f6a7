import { useTranslation } from 'react-i18next';
import type { Order } from '~/src/domain/commerce/order';
import { SupportSection } from './support-section';

const TOPICS = ['orders'];

/** Help with an order and its products. */
export function OrderSupport({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-support');
  const products = order.lines.flatMap(({ variant }) =>
    variant?.productHandle ? [{ handle: variant.productHandle, image: variant.image }] : [],
  );
  const opening = t('order', { name: order.name });
  return (
    <SupportSection
      products={products}
      topics={TOPICS}
      subject={{ topic: 'order', product: null, opening }}
    />
  );
}
