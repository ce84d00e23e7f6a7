import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { DealerFinder } from './dealer-finder';
import { nearbyDealer } from './nearby-dealer.fixture';

const { features, stored } = vi.hoisted(() => ({
  features: { dealerFinder: false },
  stored: { dealer: null as object | null },
}));
vi.mock('./dealer-provider', () => ({ useDealer: () => stored }));
vi.mock('~/src/config/features', () => ({ FEATURES: features }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

afterEach(cleanup);

it('links to the dealer page while the finder is off', () => {
  features.dealerFinder = false;
  render(<DealerFinder />, { wrapper: TestProviders });
  expect(screen.getByRole('link', { name: 'Find a dealer' }).getAttribute('href')).toBe('/dealers');
  expect(screen.queryByRole('search')).toBeNull();
});

it('shows the postal code form once it is on', () => {
  features.dealerFinder = true;
  render(<DealerFinder />, { wrapper: TestProviders });
  expect(screen.getByRole('search')).toBeTruthy();
});

it('names the stored dealer instead, whom to call and how to change them', () => {
  features.dealerFinder = true;
  stored.dealer = nearbyDealer('boise');
  render(<DealerFinder />, { wrapper: TestProviders });
  expect(screen.getByText(/^Your dealer is Larkfield of boise\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: '(208) 555-0100' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose another dealer' }).getAttribute('href')).toBe(
    '/dealers',
  );
  expect(screen.queryByRole('search')).toBeNull();
});
