import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductOffer } from '~/src/gateways/shopify/catalogue/product-refresh';
import { failure } from '~/src/gateways/http/failure';
import type { CartViewLine } from '~/src/features/cart/types';
import { show, viewLine } from '../cart.fixture';
import { LineDelivery } from './line-delivery';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('~/src/gateways/shopify/catalogue/product-refresh', () => ({ refreshProduct: refresh }));

const usd = (cents: number) => ({ cents, currency: 'USD' as const });

const offer = (more: Partial<ProductOffer> = {}): ProductOffer => ({
  title: 'Product 1',
  requiresSellingPlan: false,
  sellingPlanGroups: [
    {
      name: 'Autoship',
      plans: [
        { id: 'p3', name: 'Every 3 months', discountPercent: 15, interval: null },
        { id: 'p6', name: 'Every 6 months', discountPercent: 15, interval: null },
      ],
    },
  ],
  variants: [
    {
      id: '1',
      sku: 'A',
      price: usd(1000),
      compareAtPrice: null,
      availability: 'inStock',
      quantityAvailable: null,
      isBackorder: false,
    },
  ],
  ...more,
});

const once = viewLine('1', 1, { offeredPlan: { id: 'p3', discountPercent: 15 } });
const planned: CartViewLine = {
  ...once,
  sellingPlan: { id: 'p3', name: 'Every 3 months', price: usd(850) },
};

const choices = () =>
  screen.getAllByRole('button').filter(each => each.hasAttribute('aria-pressed'));
const isChosen = (name: RegExp): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

const onChoose = vi.fn();
const open = async (line: CartViewLine): Promise<void> => {
  show(<LineDelivery line={line} isFocused={false} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: /delivery/ }));
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('offers nothing where the product comes on no plan', () => {
  show(<LineDelivery line={viewLine('1', 1)} isFocused={false} onChoose={onChoose} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('reads the plans when asked, and moves the line to the chosen one', async () => {
  refresh.mockResolvedValue({ ok: true, value: offer() });
  show(<LineDelivery line={once} isFocused={false} onChoose={onChoose} />);
  expect(refresh).not.toHaveBeenCalled();
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Save 15% with Autoship: change delivery of Product 1',
    }),
  );
  expect(refresh).toHaveBeenCalledOnce();
  expect(isChosen(/One-time purchase/)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Every 6 months.*\$8\.50/ }));
  expect(onChoose).toHaveBeenCalledWith({ id: 'p6', name: 'Every 6 months', price: usd(850) });
});

it('moves a line back to a one-time purchase', async () => {
  refresh.mockResolvedValue({ ok: true, value: offer() });
  await open(planned);
  expect(isChosen(/Every 3 months/)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /One-time purchase/ }));
  expect(onChoose).toHaveBeenCalledWith(null);
});

it('mentions plans if nothing is shipped', async () => {
  refresh.mockResolvedValue(failure('network', 'offline'));
  const { merchandise } = once;
  const line: CartViewLine = {
    ...planned,
    merchandise: { ...merchandise, selectedOptions: [{ name: 'Plan', value: 'Monthly' }] },
    sellingPlan: { id: 'p1', name: 'Auto-renews every 1 month', price: usd(1295) },
  };
  show(<LineDelivery line={line} isFocused={false} onChoose={onChoose} />);
  const button = screen.getByRole('button', { name: 'Change plan of Product 1' });
  expect(button.textContent).toBe('Change plan');
  await userEvent.click(button);
  expect(await screen.findByText('We could not load the plans.')).toBeTruthy();
});

it('does not offer one-time where a plan is required', async () => {
  refresh.mockResolvedValue({ ok: true, value: offer({ requiresSellingPlan: true }) });
  await open(planned);
  expect(choices()).toHaveLength(2);
  expect(screen.queryByText('One-time purchase')).toBeNull();
});

it('says that there is nothing to choose', async () => {
  const [group] = offer().sellingPlanGroups;
  const only = { name: 'Renewal', plans: group?.plans.slice(0, 1) ?? [] };
  const value = offer({ requiresSellingPlan: true, sellingPlanGroups: [only] });
  refresh.mockResolvedValue({ ok: true, value });
  await open(planned);
  expect(screen.getByText('There are no other delivery options for this item.')).toBeTruthy();
});

it('says when the choices cannot be read, and reads them again', async () => {
  refresh.mockResolvedValueOnce(failure('network', 'No answer.'));
  refresh.mockResolvedValueOnce({ ok: true, value: offer() });
  await open(once);
  expect(screen.getByText('We could not load the delivery options.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(choices()).toHaveLength(3);
});

it('says when the product is not sold any more', async () => {
  refresh.mockResolvedValue({ ok: true, value: null });
  await open(planned);
  expect(screen.getByText(/^This item is no longer sold/)).toBeTruthy();
});

it('takes the focus when the line has become this one', () => {
  show(<LineDelivery line={planned} isFocused onChoose={onChoose} />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
