import { useCallback, useEffect, useReducer, useRef } from 'react';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import {
  dealerSearchReducer,
  INITIAL_DEALER_SEARCH,
  type DealerSearchEvent,
  type DealerSearchState,
} from './dealer-search-state';
import { findNearbyDealers } from './find-nearby-dealers';

/** The parameter of the address that holds the postal code. */
export const POSTAL_CODE_PARAMETER = 'postalCode';

interface DealerSearch {
  readonly state: DealerSearchState;
  readonly dispatch: (event: DealerSearchEvent) => void;
  /** Searches as if the URL had changed; cancels a pending search. */
  readonly run: (typed: string) => void;
}

/**
 * Searches for the postal code in the URL (`?postalCode=`), again on every change, so that Back returns
 * to the previous search.
 * @param typed null for an address without one
 */
export function useDealerSearch(typed: string | null): DealerSearch {
  const [state, dispatch] = useReducer(dealerSearchReducer, INITIAL_DEALER_SEARCH);
  const current = useRef<AbortController | null>(null);

  const run = useCallback((text: string) => {
    current.current?.abort();
    const postalCode = parsePostalCode(text);
    if (postalCode === null) {
      dispatch({ type: 'failed', failure: 'invalid' });
      return;
    }
    const controller = new AbortController();
    current.current = controller;
    dispatch({ type: 'started', postalCode });
    void findNearbyDealers(postalCode, controller.signal).then(({ dealers, failure }) => {
      if (controller.signal.aborted) return;
      dispatch(failure ? { type: 'failed', failure } : { type: 'found', dealers });
    });
  }, []);

  useEffect(() => {
    if (typed === null) dispatch({ type: 'cleared' });
    else run(typed);
    return () => current.current?.abort();
  }, [typed, run]);

  return { state, dispatch, run };
}
