import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money';
import { ToastRegion } from '../../../ui/toast';
import { useCart } from '../use-cart';

const CartToast = lazy(() => import(/* webpackPrefetch: true */ './cart-toast'));
const CartDrawer = lazy(() => import(/* webpackPrefetch: true */ './cart-drawer'));

interface CartViewsProps {
  readonly freeShippingFrom: Money | null;
  /** Other messages, below the cart's own. */
  readonly children?: ReactNode;
}

/** The cart's drawer and toast, over every page. The drawer's code loads when it is first opened. */
export function CartViews({ freeShippingFrom, children }: CartViewsProps) {
  const { t } = useTranslation('cart');
  const { isDrawerOpen, toast } = useCart();
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    if (isDrawerOpen) setOpened(true);
  }, [isDrawerOpen]);

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
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer freeShippingFrom={freeShippingFrom} />
        </Suspense>
      )}
    </>
  );
}
