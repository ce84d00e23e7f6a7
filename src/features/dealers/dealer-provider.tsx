import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Dealer } from '../../domain/dealer';
import { cookies } from '../storage';
import { parseDealerId, readDealerId, storeDealerId } from './dealer-id';
import { lookUpDealer } from './look-up-dealer';

interface StoredDealer {
  /** The stored dealer's id; null until hydration, or when there is none. */
  readonly dealerId: string | null;
  /** What the search service knows of them; null until it has answered, and where it knows nobody. */
  readonly dealer: Dealer | null;
  /** Stores a dealer, or forgets the stored one. A malformed id is left out. */
  readonly setDealerId: (id: string | null) => void;
}

const DealerContext = createContext<StoredDealer>({
  dealerId: null,
  dealer: null,
  setDealerId: () => undefined,
});

export function DealerProvider({ children }: { readonly children: ReactNode }) {
  const [dealerId, setShown] = useState<string | null>(null);
  const [found, setFound] = useState<Dealer | null>(null);

  useEffect(() => {
    const stored = readDealerId(window.location.search, cookies);
    if (stored !== null && stored !== cookies.get('dealerId')) storeDealerId(stored, cookies);
    setShown(stored);
  }, []);

  useEffect(() => {
    if (dealerId === null) return;
    let isWanted = true;
    void lookUpDealer(dealerId).then(dealer => {
      if (isWanted) setFound(dealer);
    });
    return () => {
      isWanted = false;
    };
  }, [dealerId]);

  const setDealerId = useCallback((id: string | null) => {
    const next = parseDealerId(id);
    storeDealerId(next, cookies);
    setShown(next);
  }, []);

  const dealer = found?.id === dealerId ? found : null;
  const value = useMemo(() => ({ dealerId, dealer, setDealerId }), [dealerId, dealer, setDealerId]);
  return <DealerContext.Provider value={value}>{children}</DealerContext.Provider>;
}

export const useDealer = (): StoredDealer => useContext(DealerContext);
