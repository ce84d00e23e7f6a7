import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money';
import { Drawer } from '../../../ui/dialog';
import { useCart, useCartActions } from '../use-cart';
import { CartContents } from './cart-contents';
import { CartSummary } from './cart-summary';

/** The cart at the side of the page. Loaded when it is first asked for. */
export default function CartDrawer({
  freeShippingFrom,
}: {
  readonly freeShippingFrom: Money | null;
}) {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const actions = useCartActions();
  return (
    <Drawer
      open={cart.isDrawerOpen}
      onClose={actions.closeDrawer}
      title={t('title')}
      closeLabel={t('close')}
      footer={cart.view.lines.length > 0 && <CartSummary cart={cart} />}
    >
      <CartContents
        cart={cart}
        freeShippingFrom={freeShippingFrom}
        onFollow={actions.closeDrawer}
      />
    </Drawer>
  );
}
