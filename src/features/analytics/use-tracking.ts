import { useEffect } from 'react';
import { ROUTE_CHANGE_DELAY_MS } from '~/src/config/constants';
import { whenUsedOrIdle } from '~/src/ui/timing/when-used-or-idle';
import { onCartEvent } from '../cart';
import { subscribeToConsent } from '../consent';
import { onShopEvent, runLater, silence, track, whenMeasurable } from '../shop-events';

const load = async (): Promise<void> => {
  await whenUsedOrIdle();
  const { startTracking } = await import('./start-tracking');
  await whenMeasurable();
  startTracking();
};

/**
 * Tracks the visit at `address`, a path with its query. Nothing is loaded before something is
 * allowed; until then the first events are held, and dropped if it is refused. On a private page
 * nothing is tracked, whatever is allowed.
 */
export const useTracking = (address: string, isPrivate: boolean): void => {
  useEffect(() => {
    silence(isPrivate);
    const path = window.location.pathname;
    return runLater(
      () => track({ type: 'route', path, title: document.title }),
      ROUTE_CHANGE_DELAY_MS,
    );
  }, [address, isPrivate]);

  useEffect(() => {
    let isAsked = false;
    const stopCart = onCartEvent(track);
    const stopConsent = subscribeToConsent(({ choices, isDecided }) => {
      if (isAsked) return;
      isAsked = choices.analytics || choices.marketing;
      onShopEvent(isDecided && !isAsked ? () => undefined : null);
      if (!isAsked) return;
      // Measuring may fail without the shopper noticing.
      void load().catch(() => undefined);
    });
    return () => {
      stopCart();
      stopConsent();
    };
  }, []);
};
