import { useEffect } from 'react';
import { browserSettings } from '../../site/browser-settings';
import { whenConsented } from '../consent';

/** Loads the tag manager once the visitor has allowed visits to be counted; never before. */
export const useTagManager = (): void => {
  useEffect(() => {
    const { tagManagerId, tagManagerOrigin, brand } = browserSettings;
    if (tagManagerId === null) return;
    let stopTracking = (): void => undefined;
    const load = async (): Promise<void> => {
      const [{ loadTagManager }, { trackCart }] = await Promise.all([
        import('../../gateways/tag-manager/load-tag-manager'),
        import('./track-cart'),
      ]);
      loadTagManager({ id: tagManagerId, origin: tagManagerOrigin });
      stopTracking = trackCart(brand.name);
    };
    // Measuring may fail without the shopper noticing.
    const cancel = whenConsented('analytics', () => void load().catch(() => undefined));
    return () => {
      cancel();
      stopTracking();
    };
  }, []);
};
