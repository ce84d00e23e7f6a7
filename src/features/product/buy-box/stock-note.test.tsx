import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { show, variant } from '../shop.fixture';
import { StockNote } from './stock-note';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T20:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('delivery estimate', () => {
  it('shows dates in the browser, without a public holiday among the days', async () => {
    show(<StockNote variant={variant('1')} />);
    fireEvent.scroll(window);
    expect(await screen.findByText('Arrives Tue, Nov 24 – Mon, Nov 30')).toBeTruthy();
  });

  it('shows days in the built page, which do not go stale', () => {
    const html = renderToString(
      <TestProviders>
        <StockNote variant={variant('1')} />
      </TestProviders>,
    );
    expect(html).toContain('Arrives in 3 to 6 business days');
    expect(html).not.toContain('Nov');
  });

  it('is updated when the shopper comes back', async () => {
    show(<StockNote variant={variant('1')} />);
    vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Arrives Fri, Nov 27 – Wed, Dec 2')).toBeTruthy();
  });

  it.each([
    ['is sold out', variant('1', {}, { availability: 'outOfStock' })],
    ['no parcel brings', variant('1', {}, { requiresShipping: false })],
    ['a dealer fits', variant('1', {}, { isLeadGeneration: true })],
  ])('is hidden for a product that %s', (_, other) => {
    show(<StockNote variant={other} />);
    expect(screen.queryByText(/^Arrives/)).toBeNull();
  });
});

it('says when a backorder item ships, without a delivery date', () => {
  show(<StockNote variant={variant('1', {}, { isBackorder: true, quantityAvailable: null })} />);
  expect(screen.getByText('Ships when back in stock')).toBeTruthy();
  expect(screen.queryByText(/^Arrives|left$/)).toBeNull();
});

it.each([0, -7, 6])('does not mention %d left', quantityAvailable => {
  show(<StockNote variant={variant('1', {}, { quantityAvailable })} />);
  expect(screen.getByText('In Stock')).toBeTruthy();
});

it('says how few are left', () => {
  show(<StockNote variant={variant('1', {}, { quantityAvailable: 3 })} />);
  expect(screen.getByText('Only 3 left')).toBeTruthy();
});

it('does not mention stock for a service', () => {
  const { container } = show(<StockNote variant={variant('1', {}, { requiresShipping: false })} />);
  expect(container.textContent).toBe('');
});
