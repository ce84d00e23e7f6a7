import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '~/src/domain/commerce/product';
import { OptionPicker } from './option-picker';
import { product, show, variant } from '../shop.fixture';
import { useProductSelection } from './use-product-selection';

const onSale = { compareAtPrice: { cents: 2500, currency: 'USD' as const } };

// Large is not made in coral, sold out in sky, and yet to come in sand; slate is on sale.
const collar = product([
  variant('1', { Size: 'Small', Color: 'Slate' }, onSale),
  variant('2', { Size: 'Small', Color: 'Coral' }),
  variant('3', { Size: 'Large', Color: 'Slate' }, onSale),
  variant('4', { Size: 'Large', Color: 'Sky' }, { availability: 'outOfStock' }),
  variant('5', { Size: 'Large', Color: 'Sand' }, { availability: 'comingSoon' }),
]);

function Page({ of }: { readonly of: Product }) {
  const { options, adjusted, choose } = useProductSelection(of);
  return <OptionPicker options={options} adjusted={adjusted} onChoose={choose} />;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (name: string) => userEvent.click(radio(name));

beforeEach(() => window.history.replaceState(null, '', '/products/collar'));
afterEach(cleanup);

describe('option values', () => {
  it('describes its availability in words', async () => {
    show(<Page of={collar} />);
    await choose('Large');
    expect(screen.getAllByRole('radio').map(each => each.getAttribute('aria-label'))).toEqual([
      'Small',
      'Large',
      'Slate, sale',
      'Coral, not available with your other choices',
      'Sky, out of stock',
      'Sand, coming soon',
    ]);
    expect(screen.getByText('Coming soon')).toBeTruthy();
    expect(screen.getByText('Sale')).toBeTruthy();
    // WCAG 2.5.3: the name contains the visible text, in its order.
    const plain = (text: string | null) =>
      text
        ?.toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim();
    for (const each of screen.getAllByRole('radio')) {
      const seen = plain(each.closest('label')?.textContent ?? null);
      expect(plain(each.getAttribute('aria-label'))).toContain(seen);
    }
  });

  it('can be selected, whatever its availability', async () => {
    show(<Page of={collar} />);
    await choose('Large');
    await choose('Sky, out of stock');
    expect(radio('Sky, out of stock').checked).toBe(true);
    expect(screen.getByRole('group', { name: 'Color: Sky' })).toBeTruthy();
    expect(screen.getAllByRole('radio').filter(each => each.hasAttribute('disabled'))).toEqual([]);
  });
});

it('reports which choice was changed, until the next one', async () => {
  show(<Page of={collar} />);
  await choose('Coral');
  await choose('Large, not available with your other choices');
  const message = 'Large isn’t available in Coral, so we chose Slate.';
  expect(screen.getByText(message).getAttribute('role')).toBe('status');
  expect(radio('Slate, sale').checked).toBe(true);
  await choose('Small');
  expect(screen.queryByText(message)).toBeNull();
});
