import { useCart, useCartActions } from '~/src/features/cart';
import { CartButton } from './cart-button';

/** The cart button in the header; the number appears in its reserved space after hydration. */
export function CartControl() {
  const { view } = useCart();
  const { openDrawer } = useCartActions();
  return <CartButton count={view.totalQuantity} onOpen={openDrawer} />;
}
