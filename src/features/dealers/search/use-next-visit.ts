import { useEffect, useState } from 'react';
import { findNearbyDealers } from './find-nearby-dealers';

/**
 * The first day on which a dealer can visit their own postal code (yyyy-mm-dd); null while loading, and
 * if the dealer search does not return it.
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
