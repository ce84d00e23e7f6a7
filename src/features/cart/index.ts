export { CartProvider } from './state/cart-provider';
export { onCartEvent } from './state/cart-events';
export { CartPage } from './views/cart-page';
export { CartViews } from './views/cart-views';
export { QuickAdd } from './views/quick-add';
export { forgetCart } from './storage/forget-cart';
export { lineDisplay } from './queue/line-display';
export { useCart, useCartActions } from './state/use-cart';
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
