import type { NearbyDealer } from '~/src/domain/contact/dealer';

/** Why a search failed. */
export type SearchFailure = 'invalid' | 'failed';

export type DisplayMode = 'list' | 'map';

/** The dealer search of a page (spec storefront §4 Dealer search). */
export interface DealerSearchState {
  /** The panel with results is open. */
  readonly isActive: boolean;
  /** Until the first search. */
  readonly isFirstLoad: boolean;
  readonly isLoading: boolean;
  /** The current or last postal code searched for; null before the first search. */
  readonly postalCode: string | null;
  /** Empty as long as `isFirstLoad` is true. */
  readonly results: readonly NearbyDealer[];
  readonly failure: SearchFailure | null;
  readonly displayMode: DisplayMode;
  /** The panel of the stored dealer is open. */
  readonly isStoredDealerOpen: boolean;
}

export type DealerSearchEvent =
  | { readonly type: 'started'; readonly postalCode: string }
  | { readonly type: 'found'; readonly dealers: readonly NearbyDealer[] }
  | { readonly type: 'failed'; readonly failure: SearchFailure }
  | { readonly type: 'cleared' }
  | { readonly type: 'displayed'; readonly mode: DisplayMode }
  | { readonly type: 'storedDealerToggled' };

export const INITIAL_DEALER_SEARCH: DealerSearchState = {
  isActive: false,
  isFirstLoad: true,
  isLoading: false,
  postalCode: null,
  results: [],
  failure: null,
  displayMode: 'list',
  isStoredDealerOpen: false,
};

/** The state after an event. */
export const dealerSearchReducer = (
  state: DealerSearchState,
  event: DealerSearchEvent,
): DealerSearchState => {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        isActive: true,
        isFirstLoad: false,
        isLoading: true,
        failure: null,
        postalCode: event.postalCode,
        results: [],
      };
    case 'found':
      return { ...state, isLoading: false, results: event.dealers };
    case 'failed':
      return {
        ...state,
        isActive: true,
        isFirstLoad: false,
        isLoading: false,
        failure: event.failure,
        results: [],
      };
    case 'cleared':
      // The same state, so that a page that opens without a search renders once.
      if (state.isFirstLoad) return state;
      return {
        ...INITIAL_DEALER_SEARCH,
        displayMode: state.displayMode,
        isStoredDealerOpen: state.isStoredDealerOpen,
      };
    case 'displayed':
      return { ...state, displayMode: event.mode };
    case 'storedDealerToggled':
      return { ...state, isStoredDealerOpen: !state.isStoredDealerOpen };
  }
};
