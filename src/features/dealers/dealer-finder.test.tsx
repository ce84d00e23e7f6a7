import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { DealerFinder } from './dealer-finder';

const { features } = vi.hoisted(() => ({ features: { dealerFinder: false } }));
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
