import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money';
import { Drawer } from '../../../ui/dialog';
import { LocalLink } from '../../navigation';
import { useCart, useCartActions } from '../use-cart';
import { CartContents } from './cart-contents';
import { CartSummary } from './cart-summary';
import { CheckoutButton } from './checkout-button';

const PAIRINGS = 3;

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
      className="cart-drawer"
      footer={
        cart.view.lines.length > 0 && (
          <div className="grid gap-3">
            <CartSummary cart={cart} freeShippingFrom={freeShippingFrom} />
            <CheckoutButton cart={cart} />
            <LocalLink
              to="/cart"
              className="link inline-flex min-h-11 items-center justify-self-center"
              onClick={actions.closeDrawer}
            >
              {t('view')}
            </LocalLink>
          </div>
        )
      }
    >
      <CartContents
        cart={cart}
        freeShippingFrom={freeShippingFrom}
        pairings={PAIRINGS}
        headingLevel={3}
        onFollow={actions.closeDrawer}
      />
    </Drawer>
  );
}
