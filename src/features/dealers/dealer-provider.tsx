import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Dealer } from '~/src/domain/contact/dealer';
import { COOKIE_NAMES } from '~/src/config/constants';
import { cookies } from '../storage';

interface StoredDealer {
  /**
   * The stored dealer, as confirmed by the search service; null until then, and if there is none.
   */
  readonly dealer: Dealer | null;
  /** Their id; null if there is none, undefined while that is unknown. */
  readonly dealerId: string | null | undefined;
  /**
   * Stores the dealer that a URL names, if the search service knows them. Returns the dealer stored
   * afterwards: null if there is none, undefined if unknown.
   */
  readonly followDealer: (search: string) => Promise<Dealer | null | undefined>;
  readonly forgetDealer: () => void;
}

const nothing = (): void => undefined;
const nobody = () => Promise.resolve(undefined);

const DealerContext = createContext<StoredDealer>({
  dealer: null,
  dealerId: undefined,
  followDealer: nobody,
  forgetDealer: nothing,
});

export function DealerProvider({ children }: { readonly children: ReactNode }) {
  const [dealer, setDealer] = useState<Dealer | null>();
  const turn = useRef(0);

  const followDealer = useCallback(async (search: string) => {
    const mine = ++turn.current;
    if (!search.includes(COOKIE_NAMES.dealerId) && cookies.get(COOKIE_NAMES.dealerId) === null) {
      setDealer(null);
      return null;
    }
    try {
      const { resolveDealer } = await import('./resolve-dealer');
      const found = await resolveDealer(search, () => mine === turn.current);
      if (found !== undefined) setDealer(found);
      return found;
    } catch (error) {
      console.warn('The dealer lookup failed:', error);
      return undefined;
    }
  }, []);

  const forgetDealer = useCallback(() => {
    turn.current += 1;
    cookies.remove(COOKIE_NAMES.dealerId);
    setDealer(null);
  }, []);

  const value = useMemo(
    () => ({
      dealer: dealer ?? null,
      dealerId: dealer ? dealer.id : dealer,
      followDealer,
      forgetDealer,
    }),
    [dealer, followDealer, forgetDealer],
  );
  return <DealerContext.Provider value={value}>{children}</DealerContext.Provider>;
}

export const useDealer = (): StoredDealer => useContext(DealerContext);

/** Stores the dealer that the URL names, also after a navigation inside the shop. */
export function useDealerLinks(search: string): void {
  const { followDealer } = useDealer();
  useEffect(() => void followDealer(search), [followDealer, search]);
}
