import { useEffect, useRef, useState } from 'react';
import { track } from '~/src/features/shop-events';
import type { CartState } from '~/src/features/cart/types';
import { useCartActions } from '~/src/features/cart/state/use-cart';
import { useOnline } from '../use-online';

/** Why the checkout cannot be opened, as a key of the `cart` texts. */
type Obstacle = 'errors.checkoutOffline' | 'errors.checkoutSoldOut';

export interface Checkout {
  readonly isLeaving: boolean;
  readonly hasFailed: boolean;
  readonly obstacle: Obstacle | null;
  readonly open: () => void;
  /** Cancels opening the checkout; pending cart changes are still sent. */
  readonly stay: () => void;
}

/** Opens the store's checkout. */
export function useCheckout(cart: CartState): Checkout {
  const actions = useCartActions();
  const isOnline = useOnline();
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const patience = useRef(new AbortController());
  const hasSoldOut = cart.view.lines.some(line => !line.merchandise.isAvailable);

  // The browser may restore this page from the back-forward cache.
  useEffect(() => {
    const stay = (): void => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const leave = async (): Promise<void> => {
    setLeaving(true);
    setFailed(false);
    const { signal } = (patience.current = new AbortController());
    const address = await actions.checkout(signal);
    if (signal.aborted) return;
    if (address !== null) {
      track({ type: 'checkout', lines: cart.view.lines });
      window.location.assign(address);
      return;
    }
    setLeaving(false);
    setFailed(true);
  };

  const obstacle = (): Obstacle | null => {
    if (!isOnline) return 'errors.checkoutOffline';
    return hasSoldOut ? 'errors.checkoutSoldOut' : null;
  };

  return {
    isLeaving,
    hasFailed,
    obstacle: obstacle(),
    stay: () => {
      patience.current.abort();
      setLeaving(false);
    },
    open: () => {
      if (!isLeaving && obstacle() === null) void leave();
    },
  };
}
