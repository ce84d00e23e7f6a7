import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dealer } from '~/src/domain/contact/dealer';
import { nearbyDealer } from '~/src/features/dealers/nearby-dealer.fixture';
import type { NearbyReply } from '~/src/features/dealers/search/find-nearby-dealers';
import { show } from '../shop.fixture';
import { ServiceDates } from './service-dates';

const { find, shopper } = vi.hoisted(() => ({
  find: vi.fn<(postalCode: string, signal: AbortSignal) => Promise<NearbyReply>>(),
  shopper: { dealer: null as Dealer | null, followDealer: vi.fn<(from: string) => unknown>() },
}));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/dealers', () => ({
  useDealer: () => shopper,
  findNearbyDealers: find,
}));
vi.mock('~/src/config/settings/browser-dealer-settings', () => ({
  dealerSearchOrigin: 'https://dealers.test',
}));

const boise = nearbyDealer('Boise', { nextVisit: '2026-12-02' });
const eagle = nearbyDealer('Eagle', { nextVisit: '2026-11-30' });
const kuna = nearbyDealer('Kuna', { nextVisit: null });
const star = nearbyDealer('Star', { nextVisit: '2026-12-01' });
const nampa = nearbyDealer('Nampa', { nextVisit: '2026-11-29' });

beforeEach(() => {
  find.mockReset().mockResolvedValue({ dealers: [boise, eagle, kuna, star, nampa], failure: null });
  shopper.dealer = null;
  shopper.followDealer.mockReset().mockImplementation(() => {
    shopper.dealer = eagle;
    return eagle;
  });
});
afterEach(cleanup);

const ask = (postalCode: string) =>
  userEvent.type(screen.getByLabelText('ZIP or postal code'), `${postalCode}{Enter}`);

it('says how long it takes before anything is asked', () => {
  show(<ServiceDates />);
  expect(screen.getByText('Each session lasts about 1 hour.')).toBeTruthy();
  expect(find).not.toHaveBeenCalled();
});

it('shows the first free days of the three nearest dealers, soonest first', async () => {
  show(<ServiceDates />);
  await ask('83702');
  expect(await screen.findByText(/free days near 83702/)).toBeTruthy();
  expect(screen.getAllByRole('radio').map(each => each.parentElement?.textContent)).toEqual([
    'Monday, November 30Larkfield of Eagle',
    'Tuesday, December 1Larkfield of Star',
    'Wednesday, December 2Larkfield of Boise',
  ]);
});

it('makes the dealer of the chosen day that of the order', async () => {
  show(<ServiceDates />);
  await ask('83702');
  await userEvent.click(await screen.findByLabelText(/^Monday, November 30/));
  expect(shopper.followDealer).toHaveBeenCalledWith('?dealerId=Eagle');
  expect(await screen.findByText(/^Larkfield of Eagle is your dealer now/)).toBeTruthy();
});

it('says when the dealer could not be saved', async () => {
  shopper.followDealer.mockReset().mockResolvedValue(undefined);
  show(<ServiceDates />);
  await ask('83702');
  await userEvent.click(await screen.findByLabelText(/^Monday, November 30/));
  expect(await screen.findByText(/^We could not save that dealer/)).toBeTruthy();
});

it('asks again for what is no postal code', async () => {
  show(<ServiceDates />);
  await ask('8370');
  expect(screen.getByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('ZIP or postal code'));
  expect(find).not.toHaveBeenCalled();
});

it.each([
  ['nobody is free', { dealers: [kuna], failure: null }, /^No free day near 83702/],
  ['the search fails', { dealers: [] as const, failure: 'failed' as const }, /^We could not load/],
])('can be ordered all the same where %s', async (_, reply, text) => {
  find.mockResolvedValue(reply);
  show(<ServiceDates />);
  await ask('83702');
  expect((await screen.findByText(text)).textContent).toMatch(/You can order all the same/);
});
