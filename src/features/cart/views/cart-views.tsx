import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '~/src/domain/commerce/money';
import { localizePath } from '~/src/config/paths';
import { ToastRegion } from '~/src/ui/toast';
import { whenIdle } from '~/src/ui/timing/when-idle';
import { useLocale } from '~/src/features/locale';
import { useCart } from '../state/use-cart';
import type { CheckoutSettings } from './summary/cart-assurances';

const SLOW_MS = 2000;

const CartToast = lazy(() => import(/* webpackPrefetch: true */ './cart-toast'));

interface DrawerProps {
  readonly freeShippingThreshold: Money | null;
  readonly settings: CheckoutSettings;
}

interface CartViewsProps extends DrawerProps {
  /** Whether this is the cart page, which has its own message about a slow store. */
  readonly isCartPage: boolean;
  /** Other messages, below the cart's own. */
  readonly children?: ReactNode;
}

/**
 * Loads the drawer when it is opened, or earlier, when idle, for visitors with items in the cart.
 * If it cannot be loaded, the cart button leads to the cart page.
 */
function useDrawer(isOpen: boolean, isFilled: boolean): ComponentType<DrawerProps> | null {
  const { brand, locale } = useLocale();
  const [drawer, setDrawer] = useState<{ readonly View: ComponentType<DrawerProps> } | null>(null);
  const [failure, setFailure] = useState<{ readonly why: unknown } | null>(null);
  const isNeeded = !drawer && (isOpen || isFilled);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async (): Promise<void> => {
      if (!isOpen) await whenIdle();
      const { default: View } = await import(
        /* webpackChunkName: "cart-drawer", webpackPrefetch: true */ './cart-drawer'
      );
      setDrawer({ View });
    };
    load().catch((why: unknown) => {
      if (!isOpen) return;
      if (navigator.onLine) window.location.assign(localizePath('/cart', locale, brand));
      else setFailure({ why });
    });
  }, [isNeeded, isOpen, brand, locale]);
  // Offline, no other page can be opened: the error boundary of this one shows the problem.
  if (failure) throw failure.why;
  return drawer && drawer.View;
}

/** The cart's drawer and toast, over every page. */
export function CartViews(props: CartViewsProps) {
  const { freeShippingThreshold, settings, isCartPage, children } = props;
  const { t } = useTranslation('cart');
  const cart = useCart();
  const { isDrawerOpen, toast, view, cartBusy, answers, isAdding, notice } = cart;
  const [isSlow, setSlow] = useState(false);
  const Drawer = useDrawer(isDrawerOpen, view.lines.length > 0);

  useEffect(() => {
    setSlow(false);
    if (!cartBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [cartBusy, answers]);

  const isWaiting = isSlow || (isAdding && notice?.code === 'offline');

  return (
    <>
      <ToastRegion label={t('title')}>
        {(toast || (isWaiting && !isDrawerOpen && !isCartPage)) && (
          <Suspense fallback={null}>
            <CartToast cart={cart} freeShippingThreshold={freeShippingThreshold} />
          </Suspense>
        )}
        {children}
      </ToastRegion>
      {Drawer && <Drawer freeShippingThreshold={freeShippingThreshold} settings={settings} />}
    </>
  );
}
