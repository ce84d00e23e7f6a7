import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { finder } from './finder.fixture';
import { product, variant } from '../product/shop.fixture';
import { CartProvider } from '../cart';
import { TestProviders } from '../testing';
import { FinderView } from './finder-view';

const products = ['collar', 'wire', 'lead'].map(handle => ({
  ...product([variant(handle)]),
  id: handle,
  handle,
  title: `The ${handle}`,
}));

const view = (search: string) => (
  <CartProvider>
    <FinderView finder={finder} products={products} path="/find-your-fence" search={search} />
  </CartProvider>
);
const open = (search = '') => {
  const { rerender } = render(view(search), { wrapper: TestProviders });
  return { go: (next: string) => rerender(view(next)) };
};
const cards = () => screen.getAllByRole('listitem').map(each => each.querySelector('a'));

afterEach(cleanup);

describe('the finder', () => {
  it('asks one question a screen, with an address for every answer', () => {
    open();
    expect(
      screen.getByRole('heading', { level: 2, name: 'What is above your yard?' }),
    ).toBeTruthy();
    expect(screen.queryByText('How many dogs?', { selector: 'h2' })).toBeNull();
    expect(cards().map(card => card?.getAttribute('href'))).toEqual([
      '/find-your-fence?sky=open',
      '/find-your-fence?sky=trees',
    ]);
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });

  it('moves the focus to the next question and announces the progress', () => {
    const { go } = open();
    expect(screen.getByRole('status').textContent).toBe('');
    go('?sky=open');
    expect(document.activeElement?.textContent).toBe('How many dogs?');
    expect(screen.getByRole('status').textContent).toBe('Question 2 of 2');
    expect(document.querySelector('[data-direction=forward]')).not.toBeNull();
    go('');
    expect(document.activeElement?.textContent).toBe('What is above your yard?');
    expect(document.querySelector('[data-direction=back]')).not.toBeNull();
  });

  it('goes back with the answer marked', () => {
    const { go } = open('?sky=trees');
    const back = screen.getByRole('link', { name: 'Back' }).getAttribute('href');
    expect(back).toBe('/find-your-fence?sky=trees&at=sky');
    go('?sky=trees&at=sky');
    expect(cards().map(card => card?.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('lets arrow keys move along the cards', () => {
    open();
    const [first, second] = cards();
    first?.focus();
    fireEvent.keyDown(first ?? document, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second ?? document, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(first);
  });
});

describe('its result', () => {
  it('has three reasons, the whole price, the cart and a runner-up', () => {
    open('?sky=open&dogs=one');
    expect(screen.getByRole('heading', { level: 2, name: 'The collar' })).toBeTruthy();
    expect(document.querySelectorAll('.fence-finder-reasons > li')).toHaveLength(3);
    expect(screen.getByText('Total today').nextElementSibling?.textContent).toBe('$20.00');
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'The wire' })).toBeTruthy();
  });

  it('offers a visit where a dealer installs it', () => {
    open('?sky=trees&dogs=two');
    expect(screen.getByRole('link', { name: 'Book a visit' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    expect(screen.getByText('Installed, from').nextElementSibling?.textContent).toBe('$40.00');
  });

  it('has a link to change each answer', () => {
    open('?sky=open&dogs=one');
    const change = screen.getByRole('link', { name: 'Open sky. Change: What is above your yard?' });
    expect(change.getAttribute('href')).toBe('/find-your-fence?sky=open&dogs=one&at=sky');
  });
});
