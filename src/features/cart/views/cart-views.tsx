import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money';
import { ToastRegion } from '../../../ui/toast';
import { useCart } from '../use-cart';
import { CartToast } from './cart-toast';

const CartDrawer = lazy(() => import('./cart-drawer'));

/** The cart's drawer and toast, over every page. The drawer's code loads when it is first opened. */
export function CartViews({ freeShippingFrom }: { readonly freeShippingFrom: Money | null }) {
  const { t } = useTranslation('cart');
  const { isDrawerOpen, toast } = useCart();
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    if (isDrawerOpen) setOpened(true);
  }, [isDrawerOpen]);

  return (
    <>
      <ToastRegion label={t('title')}>{toast && <CartToast toast={toast} />}</ToastRegion>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer freeShippingFrom={freeShippingFrom} />
        </Suspense>
      )}
    </>
  );
}
