export { CartProvider } from './cart-provider';
export { onCartEvent } from './cart-events';
export { CartPage } from './views/cart-page';
export { CartViews } from './views/cart-views';
export { lineDisplay } from './queue/cart-queue-display';
export { useCart, useCartActions } from './use-cart';
export type {
  AddLine,
  AddOutcome,
  BuyerIdentity,
  CartActions,
  CartEvent,
  CartNotice,
  CartState,
  CartStatus,
  CartView,
  CartViewLine,
  LineDisplay,
  LineKey,
  AddFailureCode,
  PlanChoice,
} from './types';
