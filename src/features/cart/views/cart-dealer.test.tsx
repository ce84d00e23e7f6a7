import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from './cart.fixture';
import { CartDealer } from './cart-dealer';

const { shopper } = vi.hoisted(() => ({
  shopper: { dealer: null as { name: string } | null, forgetDealer: vi.fn() },
}));
vi.mock('~/src/features/dealers', () => ({ useDealer: () => shopper }));
afterEach(cleanup);

it('names the dealer, and forgets them when asked to', async () => {
  shopper.dealer = { name: 'Larkfield of Boise' };
  shopper.forgetDealer.mockImplementation(() => {
    shopper.dealer = null;
  });
  show(<CartDealer onFollow={vi.fn()} />);
  expect(screen.getByText(/^Your dealer is Larkfield of Boise\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose another dealer' }).getAttribute('href')).toBe(
    '/dealers',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove this dealer' }));
  expect(shopper.forgetDealer).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText('Your dealer was removed.'));
});
