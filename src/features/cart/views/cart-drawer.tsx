import { useTranslation } from 'react-i18next';
import type { Money } from '~/src/domain/commerce/money';
import { Drawer } from '~/src/ui/dialog';
import { useAfterPaint } from '~/src/ui/timing/use-after-paint';
import { LocalLink } from '~/src/features/links';
import { useCart, useCartActions } from '../state/use-cart';
import { CartContents } from './cart-contents';
import { Guarantee, type CheckoutSettings } from './summary/cart-assurances';
import { CartDue, CartSummary } from './summary/cart-summary';
import { CheckoutButton } from './summary/checkout-button';
import { PaymentMarks } from './summary/payment-marks';
import '~/src/styles/sheets/cart.css';

const PAIRINGS = 3;

/** The cart at the side of the page. It opens on tap; its contents render a frame later. */
export default function CartDrawer({
  freeShippingThreshold,
  settings,
}: {
  readonly freeShippingThreshold: Money | null;
  readonly settings: CheckoutSettings;
}) {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const actions = useCartActions();
  const { isDrawerOpen } = cart;
  const isFilled = useAfterPaint(isDrawerOpen);
  const hasLines = isFilled && cart.view.lines.length > 0;
  return (
    <Drawer
      open={isDrawerOpen}
      onClose={actions.closeDrawer}
      title={t('title')}
      closeLabel={t('close')}
      className="cart-drawer"
      footer={
        hasLines && (
          <div className="grid gap-3">
            <CartDue cart={cart} />
            <CheckoutButton cart={cart} />
          </div>
        )
      }
    >
      {isFilled && (
        <CartContents
          cart={cart}
          freeShippingThreshold={freeShippingThreshold}
          pairings={PAIRINGS}
          headingLevel={3}
          onFollow={actions.closeDrawer}
        />
      )}
      {hasLines && (
        <div className="grid gap-3 mt-4">
          <CartSummary cart={cart} freeShippingThreshold={freeShippingThreshold} hasSum={false} />
          <PaymentMarks ways={settings.waysToPay} />
          <Guarantee guarantee={settings.guarantee} onFollow={actions.closeDrawer} />
          <LocalLink
            to="/cart"
            className="link inline-flex min-h-11 items-center"
            onClick={actions.closeDrawer}
          >
            {t('view')}
          </LocalLink>
        </div>
      )}
    </Drawer>
  );
}
