import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../testing';
import { DealerFinder } from './dealer-finder';

const { features } = vi.hoisted(() => ({ features: { dealerFinder: false } }));
vi.mock('~/src/config/features', () => ({ FEATURES: features }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

afterEach(cleanup);

it('leads to the page of dealers while there is no finder', () => {
  features.dealerFinder = false;
  render(<DealerFinder />, { wrapper: TestProviders });
  expect(screen.getByRole('link', { name: 'Find a dealer' }).getAttribute('href')).toBe('/dealers');
  expect(screen.queryByRole('search')).toBeNull();
});

it('asks for a postal code once there is one', () => {
  features.dealerFinder = true;
  render(<DealerFinder />, { wrapper: TestProviders });
  expect(screen.getByRole('search')).toBeTruthy();
});
