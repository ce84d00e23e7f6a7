import { expect, it } from 'vitest';
import { nearbyDealer } from '../nearby-dealer.fixture';
import {
  dealerSearchReducer,
  INITIAL_DEALER_SEARCH,
  type DealerSearchEvent,
} from './dealer-search-state';

const after = (...events: readonly DealerSearchEvent[]) =>
  events.reduce(dealerSearchReducer, INITIAL_DEALER_SEARCH);

const started: DealerSearchEvent = { type: 'started', postalCode: '83702' };
const found: DealerSearchEvent = { type: 'found', dealers: [nearbyDealer('boise')] };

it('is closed, and at its first load, until the first search', () => {
  expect(after()).toMatchObject({ isActive: false, isFirstLoad: true, results: [] });
  expect(after(started)).toMatchObject({ isActive: true, isFirstLoad: false, isLoading: true });
});

it('shows what was found once it is no longer loading', () => {
  expect(after(started, found)).toMatchObject({
    isLoading: false,
    postalCode: '83702',
    results: [{ id: 'boise' }],
  });
});

it('has no results while the next search runs, nor after one that failed', () => {
  expect(after(started, found, started).results).toEqual([]);
  expect(after(started, found, { type: 'failed', failure: 'failed' })).toMatchObject({
    results: [],
    isLoading: false,
    failure: 'failed',
  });
  expect(after({ type: 'failed', failure: 'failed' }, started).failure).toBeNull();
});

it('forgets results at the first load, and keeps how they are shown', () => {
  const map: DealerSearchEvent = { type: 'displayed', mode: 'map' };
  expect(after(started, found, map, { type: 'cleared' })).toEqual({
    ...INITIAL_DEALER_SEARCH,
    displayMode: 'map',
  });
});

it('stays the same object when there is nothing to forget', () => {
  expect(after({ type: 'cleared' })).toBe(INITIAL_DEALER_SEARCH);
});

it('opens and closes the panel of the stored dealer', () => {
  const toggled: DealerSearchEvent = { type: 'storedDealerToggled' };
  expect(after(toggled).isStoredDealerOpen).toBe(true);
  expect(after(toggled, toggled).isStoredDealerOpen).toBe(false);
});
