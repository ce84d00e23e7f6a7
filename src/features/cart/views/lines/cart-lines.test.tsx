import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartState } from '~/src/features/cart/types';
import { actions, cartState, show, viewLine } from '../cart.fixture';
import { CartLines, UndoRemoval } from './cart-lines';
import { useUndoRemoval } from './use-undo-removal';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

function Lines({ cart }: { readonly cart: CartState }) {
  const removal = useUndoRemoval(cart.view.lines);
  return <CartLines cart={cart} removal={removal} onFollow={() => undefined} />;
}

const all = () => screen.getAllByRole('listitem').map(item => item.textContent ?? '');

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('a line that was taken out', () => {
  const three = cartState([viewLine('1', 1), viewLine('2', 3), viewLine('3', 1)]);
  const two = cartState([viewLine('1', 1), viewLine('3', 1)]);

  it('can be brought back from where it stood, as it was', async () => {
    const { rerender } = show(<Lines cart={three} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 2' }));
    expect(actions.remove).toHaveBeenCalledWith('key-2');
    rerender(<Lines cart={two} />);
    expect(all()[1]).toMatch(/^Product 2 was removed\./);
    const undo = screen.getByRole('button', { name: 'Undo: put Product 2 back' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    const [[lines]] = actions.addInView.mock.calls as [[[object]]];
    expect(lines).toMatchObject([{ input: { merchandiseId: '2', quantity: 3 } }]);
    const [one, second, third] = three.view.lines;
    if (!one || !second || !third) throw new Error('There are three lines.');
    // The store adds new lines at the end.
    rerender(<Lines cart={cartState([one, third, second])} />);
    expect(all().map(text => text.slice(0, 9))).toEqual(['Product 1', 'Product 2', 'Product 3']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Product 2' }));
  });

  it('needs no way back when the store kept it', async () => {
    const { rerender } = show(<Lines cart={three} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 2' }));
    rerender(<Lines cart={two} />);
    rerender(<Lines cart={three} />);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('may have been counted down to none', async () => {
    const { rerender } = show(<Lines cart={three} />);
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Product 1' }));
    expect(actions.decrement).toHaveBeenCalledWith('key-1');
    rerender(<Lines cart={cartState(three.view.lines.slice(1))} />);
    expect(screen.getByText('Product 1 was removed.')).toBeTruthy();
  });
});

describe('the quantity of a line', () => {
  const cart = cartState([viewLine('1', 2)]);

  it('goes up and down by one, whatever it is by then', async () => {
    show(<Lines cart={cart} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Product 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Product 1' }));
    expect(actions.increment).toHaveBeenCalledWith('key-1');
    expect(actions.decrement).toHaveBeenCalledWith('key-1');
    expect(actions.setQuantity).not.toHaveBeenCalled();
  });

  it('keeps the focus when it is typed in', async () => {
    const { rerender } = show(<Lines cart={cart} />);
    const field = screen.getByRole('textbox', { name: 'Quantity of Product 1' });
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    expect(actions.setQuantity).toHaveBeenLastCalledWith('key-1', 3);
    rerender(<Lines cart={cartState([viewLine('1', 3)])} />);
    expect(document.activeElement).toBe(screen.getByDisplayValue('3'));
  });

  it.each([
    ['1e15', 'Enter a whole number from 1 to 10.'],
    ['abc', 'Enter a whole number from 1 to 10.'],
    ['-1', 'Enter a whole number from 1 to 10.'],
    ['1.5', 'Enter a whole number from 1 to 10.'],
    ['1,000', 'Enter a whole number from 1 to 10.'],
    ['', 'Enter a whole number from 1 to 10.'],
    ['11', 'You can order at most 10.'],
    ['1000000', 'You can order at most 10.'],
    ['1000000000000000', 'You can order at most 10.'],
  ])('stays as it was when %s is typed, and says why at the field', async (text, problem) => {
    const { merchandise } = viewLine('1', 2);
    const line = viewLine('1', 2, { merchandise: { ...merchandise, quantityAvailable: 10 } });
    show(<Lines cart={cartState([line])} />);
    const field = screen.getByRole('textbox', { name: 'Quantity of Product 1' });
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    await userEvent.tab();
    expect(actions.setQuantity).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '2');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(problem);
    expect(described?.getAttribute('role')).toBe('alert');
    await userEvent.clear(field);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(described?.textContent).toBe('');
    await userEvent.type(field, '3{Enter}');
    expect(actions.setQuantity).toHaveBeenLastCalledWith('key-1', 3);
  });

  it('has a limit where stock sets none', async () => {
    const { merchandise } = viewLine('1', 2);
    const line = viewLine('1', 2, { merchandise: { ...merchandise, quantityAvailable: null } });
    show(<Lines cart={cartState([line])} />);
    const field = screen.getByRole('textbox', { name: 'Quantity of Product 1' });
    await userEvent.clear(field);
    await userEvent.type(field, '10000{Enter}');
    expect(screen.getByText('You can order at most 9999.')).toBeTruthy();
    expect(actions.setQuantity).not.toHaveBeenCalled();
  });

  it('of none removes the line', async () => {
    show(<Lines cart={cart} />);
    const field = screen.getByRole('textbox', { name: 'Quantity of Product 1' });
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    expect(actions.remove).toHaveBeenCalledWith('key-1');
  });

  it.each([
    ['stockLimited', 1],
    ['offline', 0],
  ] as const)('that is typed anew takes away the notice %s %d times', async (code, times) => {
    const notice = { id: 1, code, message: null, titles: [], quantity: 2, price: null };
    show(<Lines cart={{ ...cart, notice }} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Product 1' }), '5');
    expect(actions.dismissNotice).toHaveBeenCalledTimes(times);
  });
});

describe('a removal that the store does not take', () => {
  const two = cartState([viewLine('1', 1), viewLine('2', 3)]);
  const removeFirst = async () => {
    const shown = show(<Lines cart={two} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    shown.rerender(<Lines cart={cartState([viewLine('2', 3)])} />);
    return shown;
  };

  it('gives the focus to the line that comes back', async () => {
    const { rerender } = await removeFirst();
    rerender(<Lines cart={two} />);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Product 1' }));
  });

  it('leaves the focus where the shopper has moved it', async () => {
    const { rerender } = await removeFirst();
    const other = screen.getByRole('textbox', { name: 'Quantity of Product 2' });
    other.focus();
    rerender(<Lines cart={two} />);
    expect(document.activeElement).toBe(other);
  });
});

describe('a cart that was emptied', () => {
  function Emptier({ cart }: { readonly cart: CartState }) {
    const removal = useUndoRemoval(cart.view.lines);
    return (
      <>
        <button type="button" onClick={removal.empty}>
          Empty cart
        </button>
        <UndoRemoval {...removal} />
      </>
    );
  }

  it('can be brought back whole', async () => {
    const { rerender } = show(<Emptier cart={cartState([viewLine('1', 2), viewLine('2', 1)])} />);
    await userEvent.click(screen.getByRole('button', { name: 'Empty cart' }));
    expect(actions.empty).toHaveBeenCalledOnce();
    rerender(<Emptier cart={cartState([])} />);
    expect(screen.getByText('Your cart has been emptied.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: put everything back' }));
    expect(actions.addInView.mock.calls).toMatchObject([
      [
        [
          { input: { merchandiseId: '1', quantity: 2 } },
          { input: { merchandiseId: '2', quantity: 1 } },
        ],
      ],
    ]);
  });
});

describe('stock', () => {
  const { merchandise } = viewLine('1', 1);

  it('that has run out is said on the line', () => {
    const line = viewLine('1', 1, {
      merchandise: { ...merchandise, isAvailable: false, quantityAvailable: 0 },
    });
    show(<Lines cart={cartState([line])} />);
    expect(screen.getByText('This has sold out. Please remove it to continue.')).toBeTruthy();
  });

  it('that has shrunk below the line is said, and taken at a tap', async () => {
    const line = viewLine('1', 5, { merchandise: { ...merchandise, quantityAvailable: 2 } });
    show(<Lines cart={cartState([line])} />);
    expect(screen.getByText('Only 2 left in stock.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change to 2' }));
    expect(actions.setQuantity).toHaveBeenCalledWith('key-1', 2);
  });

  it('sets no limit to what is sold on order', () => {
    const line = viewLine('1', 5, { merchandise: { ...merchandise, isBackorder: true } });
    show(<Lines cart={cartState([line])} />);
    expect(screen.queryByText(/^Only \d+ left/)).toBeNull();
    expect(screen.getByText('Ships when back in stock')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Increase quantity of Product 1' })).toHaveProperty(
      'disabled',
      false,
    );
  });
});
