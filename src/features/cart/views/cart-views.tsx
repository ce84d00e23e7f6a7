import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money';
import { ToastRegion } from '../../../ui/toast';
import { whenIdle } from '../../../ui/when-idle';
import { useCart } from '../use-cart';

const CartToast = lazy(() => import(/* webpackPrefetch: true */ './cart-toast'));
const CartDrawer = lazy(() => import(/* webpackPrefetch: true */ './cart-drawer'));

interface CartViewsProps {
  readonly freeShippingFrom: Money | null;
  /** Other messages, below the cart's own. */
  readonly children?: ReactNode;
}

/**
 * The cart's drawer and toast, over every page. The drawer's code loads when it is first opened, and
 * ahead of that, in a quiet moment, for whoever has something in the cart.
 */
export function CartViews({ freeShippingFrom, children }: CartViewsProps) {
  const { t } = useTranslation('cart');
  const { isDrawerOpen, toast, view } = useCart();
  const [hasDrawer, setHasDrawer] = useState(false);
  const isFilled = view.lines.length > 0;

  useEffect(() => {
    if (isDrawerOpen) setHasDrawer(true);
    else if (isFilled) void whenIdle().then(() => setHasDrawer(true));
  }, [isDrawerOpen, isFilled]);

  return (
    <>
      <ToastRegion label={t('title')}>
        {toast && (
          <Suspense fallback={null}>
            <CartToast toast={toast} />
          </Suspense>
        )}
        {children}
      </ToastRegion>
      {hasDrawer && (
        <Suspense fallback={null}>
          <CartDrawer freeShippingFrom={freeShippingFrom} />
        </Suspense>
      )}
    </>
  );
}
