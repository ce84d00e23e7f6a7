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

interface FollowedDealer {
  /** The dealer stored afterwards: null if there is none, undefined if unknown. */
  readonly dealer: Dealer | null | undefined;
  /** Whether no other link or choice has been followed in the meantime. */
  readonly isLatest: boolean;
}

interface StoredDealer {
  /**
   * The stored dealer, as confirmed by the search service; null until then, and if there is none.
   */
  readonly dealer: Dealer | null;
  /** Their id; null if there is none, undefined while that is unknown. */
  readonly dealerId: string | null | undefined;
  /** Stores the dealer that a URL names, if the search service knows them. */
  readonly followDealer: (search: string) => Promise<FollowedDealer>;
  readonly forgetDealer: () => void;
}

const nothing = (): void => undefined;
const nobody = () => Promise.resolve({ dealer: undefined, isLatest: true });

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
      return { dealer: null, isLatest: true };
    }
    const isLatest = () => mine === turn.current;
    try {
      const { resolveDealer } = await import('./resolve-dealer');
      const found = await resolveDealer(search, isLatest);
      if (found !== undefined) setDealer(found);
      return { dealer: found, isLatest: isLatest() };
    } catch (error) {
      console.warn('The dealer lookup failed:', error);
      return { dealer: undefined, isLatest: isLatest() };
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
