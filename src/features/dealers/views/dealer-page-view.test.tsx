import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { nearbyDealer } from '../nearby-dealer.fixture';
import { TestProviders } from '~/src/features/testing';
import { DealerPageView } from './dealer-page-view';

const { searchDealers } = vi.hoisted(() => ({ searchDealers: vi.fn() }));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
beforeEach(() =>
  searchDealers.mockReset().mockResolvedValue({ ok: true, value: [nearbyDealer('boise')] }),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (isCompanyOwned = false) =>
  render(
    <DealerPageView
      dealer={{
        ...nearbyDealer('boise', { isCompanyOwned, serviceAreas: ['Boise', 'Nampa'] }),
        regionName: 'Idaho',
        drawing: { width: 200, height: 320, land: 'M0 0Z', others: 'M1 1h0', x: 10, y: 20 },
        nearby: [{ slug: 'twin-falls-id', name: 'Larkfield of Twin Falls', miles: 115 }],
      }}
      picture={{ url: 'https://images.example/van.jpg', alt: 'A van', width: 1600, height: 1200 }}
    />,
    { wrapper: TestProviders },
  );

it('shows whom to call, where they work, and who else is nearby', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Larkfield of boise');
  expect(
    screen
      .getByRole('link', { name: 'Call Larkfield of boise: (208) 555-0100' })
      .getAttribute('href'),
  ).toBe('tel:+12085550100');
  expect(screen.getByRole('link', { name: 'Request a visit' }).getAttribute('href')).toBe(
    '/free-consultation?dealerId=boise#book',
  );
  expect(screen.getByText('Nampa')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'boise on a map of Idaho' })).toBeTruthy();
  const nearby = screen.getByRole('link', { name: 'Larkfield of Twin Falls' });
  expect(nearby.getAttribute('href')).toBe('/dealers/twin-falls-id');
  expect(nearby.parentElement?.textContent).toContain('115 miles');
});

it.each([
  [true, 'One of our own locations', /is run by Larkfield itself/],
  [false, 'An independent local business', /ask them first/],
])('describes support by ownership: company-owned %s', (isCompanyOwned, title, words) => {
  show(isCompanyOwned);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

it('looks up their next visit by their own postal code', async () => {
  show();
  expect(await screen.findByText('Next visit from Wednesday, November 25')).toBeTruthy();
  expect(searchDealers).toHaveBeenCalledWith(
    expect.anything(),
    nearbyDealer('boise').address.postalCode,
  );
});

it.each([
  ['fails', failure('network', 'no dealers')],
  ['finds others alone', { ok: true, value: [nearbyDealer('nampa')] }],
])('omits the next visit when the search %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  searchDealers.mockResolvedValue(answer);
  show();
  await waitFor(() => expect(searchDealers).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByText(/^Next visit/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a visit' })).toBeTruthy();
});
