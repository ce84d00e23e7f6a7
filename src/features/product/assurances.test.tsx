import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteSettings } from '~/src/domain/content/content';
import type { Money } from '~/src/domain/commerce/money';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { TestProviders } from '../testing';
import { Assurances } from './assurances';
import { variant } from './shop.fixture';

interface Amount {
  readonly cents: number;
  readonly currency: string;
}

const cart = vi.hoisted(() => ({
  subtotal: null as Amount | null,
  orderDiscounts: [] as readonly { readonly amount: Amount }[],
}));
vi.mock('../cart', () => ({ useCart: () => ({ view: cart }) }));

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

type Offer = Partial<Omit<Parameters<typeof Assurances>[0], 'settings'>>;

const bed = { tags: ['dog', 'bed'] };
const collar = { tags: ['dog', 'collar', 'money-back'] };

const show = (
  facts: Pick<SiteSettings, 'freeShippingThreshold' | 'returnDays'>,
  offer: Offer = {},
): readonly string[] => {
  render(<Assurances product={bed} settings={siteSettings(facts)} {...offer} />, {
    wrapper: TestProviders,
  });
  return screen.getAllByRole('listitem').map(item => item.textContent ?? '');
};

const facts = { freeShippingThreshold: { USD: usd(7500) }, returnDays: 60 };

afterEach(() => {
  cleanup();
  cart.subtotal = null;
  cart.orderDiscounts = [];
});

it('shows shipping, returns and the guarantee, if it covers the product', () => {
  expect(show(facts)).toEqual(['Free shipping over $75', '60-day returns']);
  cleanup();
  expect(show(facts, { product: collar })).toEqual([
    'Free shipping over $75',
    '60-day returns',
    '1-year money-back guarantee',
  ]);
});

it('shows the cents of a threshold that has any', () => {
  expect(show({ ...facts, freeShippingThreshold: { USD: usd(4950) } })[0]).toBe(
    'Free shipping over $49.50',
  );
});

it('shows nothing that the settings leave out', () => {
  const nothing = { freeShippingThreshold: {}, returnDays: null };
  expect(show(nothing, { product: collar })).toEqual(['1-year money-back guarantee']);
});

describe('free shipping message', () => {
  const nudge = (offer: Parameters<typeof show>[1]): string => show(facts, offer)[0] ?? '';
  const shippable = variant('1');

  it('includes what the button would add', () => {
    expect(nudge({ variant: shippable, price: usd(2000), quantity: 2 })).toContain(
      "You're only $35.00 away from free shipping",
    );
  });

  it('includes the cart', () => {
    cart.subtotal = usd(4000);
    expect(nudge({ variant: shippable, price: usd(2000) })).toContain(
      "You're only $15.00 away from free shipping",
    );
  });

  it('counts what is left after discounts on the order', () => {
    cart.subtotal = usd(4000);
    cart.orderDiscounts = [{ amount: usd(500) }];
    expect(nudge({ variant: shippable, price: usd(2000) })).toContain('only $20.00 away');
  });

  it.each([
    ['the cart alone reaches the threshold', 7500, 2000],
    ['half of the sum would reach it', 5000, 10_000],
  ])('says that shipping is free where %s', (_, inCart, price) => {
    cart.subtotal = usd(inCart);
    expect(nudge({ variant: shippable, price: usd(price) })).toContain(
      'With this, your order ships free',
    );
  });

  it('promises nothing that an automatic discount of the store could undo', () => {
    cart.subtotal = usd(5500);
    expect(nudge({ variant: shippable, price: usd(2000) })).toBe('Free shipping over $75\u00a0');
  });

  it('ignores a cart in another currency', () => {
    cart.subtotal = { cents: 7000, currency: 'CAD' };
    expect(nudge({ variant: shippable, price: usd(2000) })).toContain('only $55.00 away');
  });

  it('is hidden for a product that cannot be bought', () => {
    const gone = variant('1', {}, { availability: 'outOfStock' });
    expect(nudge({ variant: gone, price: usd(2000) })).toBe('Free shipping over $75');
  });
});

describe('what does not apply', () => {
  const none = (offer: Offer, settings: Parameters<typeof show>[0] = facts): void => {
    render(<Assurances product={bed} settings={siteSettings(settings)} {...offer} />, {
      wrapper: TestProviders,
    });
    expect(screen.queryByRole('listitem')).toBeNull();
  };

  it('says nothing of a service or a plan, nor of what is no longer made', () => {
    none({ variant: variant('1', {}, { requiresShipping: false }) });
    none({ variant: variant('1', {}, { requiresShipping: false, subscriptionFrequency: '1' }) });
    none({ variant: variant('1', {}, { availability: 'discontinued' }) });
  });

  it('is no list where a brand promises nothing', () => {
    none({}, { freeShippingThreshold: {}, returnDays: null });
  });
});
