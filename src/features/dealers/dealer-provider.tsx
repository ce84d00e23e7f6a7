import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { cookies } from '../storage';
import { parseDealerId, readDealerId, storeDealerId } from './dealer-id';

interface Dealer {
  /** The stored dealer; null until hydration, or when there is none. */
  readonly dealerId: string | null;
  /** Stores a dealer, or forgets the stored one. A malformed id is left out. */
  readonly setDealerId: (id: string | null) => void;
}

const DealerContext = createContext<Dealer>({ dealerId: null, setDealerId: () => undefined });

export function DealerProvider({ children }: { readonly children: ReactNode }) {
  const [dealerId, setShown] = useState<string | null>(null);

  useEffect(() => {
    const found = readDealerId(window.location.search, cookies);
    if (found !== null && found !== cookies.get('dealerId')) storeDealerId(found, cookies);
    setShown(found);
  }, []);

  const setDealerId = useCallback((id: string | null) => {
    const next = parseDealerId(id);
    storeDealerId(next, cookies);
    setShown(next);
  }, []);

  const value = useMemo(() => ({ dealerId, setDealerId }), [dealerId, setDealerId]);
  return <DealerContext.Provider value={value}>{children}</DealerContext.Provider>;
}

export const useDealer = (): Dealer => useContext(DealerContext);
