import { useEffect, useState } from 'react';
import { findNearbyDealers } from './find-nearby-dealers';

/**
 * The first day on which a dealer can come to their own postal code (yyyy-mm-dd); null until it is known, and where
 * the dealer search does not tell.
 */
export function useNextVisit(id: string, postalCode: string): string | null {
  const [nextVisit, setNextVisit] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void findNearbyDealers(postalCode, controller.signal).then(({ dealers }) => {
      if (controller.signal.aborted) return;
      setNextVisit(dealers.find(dealer => dealer.id === id)?.nextVisit ?? null);
    });
    return () => controller.abort();
  }, [id, postalCode]);
  return nextVisit;
}
