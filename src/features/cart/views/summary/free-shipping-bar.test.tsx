import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { freeShippingOf } from '~/src/domain/commerce/free-shipping';
import { TestProviders } from '~/src/features/testing';
import { FreeShippingBar } from './free-shipping-bar';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const show = (cents: number): void => {
  const way = freeShippingOf(usd(cents), usd(7500));
  if (!way) throw new Error('Both are in US dollars.');
  render(<FreeShippingBar {...way} />, { wrapper: TestProviders });
};

describe('the way to free shipping', () => {
  afterEach(cleanup);

  it('is told in money', () => {
    show(5001);
    expect(screen.getByText("You're only $24.99 away from free shipping")).toBeTruthy();
  });

  it('is over at the threshold itself', () => {
    show(7500);
    expect(screen.queryByText(/away from free shipping/)).toBeNull();
    expect(screen.getByText('Your order ships free')).toBeTruthy();
  });
});
