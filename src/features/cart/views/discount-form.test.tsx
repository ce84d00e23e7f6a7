import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actions, show } from './cart.fixture';
import { DiscountForm } from './discount-form';

vi.mock('../use-cart', async () => {
  const { actions } = await import('./cart.fixture');
  return { useCartActions: () => actions };
});

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('applies a code without the spaces around it, and makes room for another', async () => {
  show(<DiscountForm codes={[]} />);
  const field = screen.getByLabelText('Discount code');
  await userEvent.type(field, '  WELCOME10 ');
  await userEvent.click(screen.getByText('Apply'));
  expect(actions.applyDiscountCode).toHaveBeenCalledWith('WELCOME10');
  expect(field).toHaveProperty('value', '');
});

it('asks for a code where there is none', async () => {
  show(<DiscountForm codes={[]} />);
  await userEvent.click(screen.getByText('Apply'));
  expect(screen.getByText('Please enter a code.')).toBeTruthy();
  expect(actions.applyDiscountCode).not.toHaveBeenCalled();
});

it('says which codes count, and takes them off', async () => {
  show(
    <DiscountForm
      codes={[
        { code: 'WELCOME10', isApplicable: true },
        { code: 'PLAY150', isApplicable: false },
      ]}
    />,
  );
  expect(screen.getByText('WELCOME10 is applied.')).toBeTruthy();
  expect(screen.getByText('PLAY150 does not apply to this cart.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove code PLAY150', hidden: true }));
  expect(actions.removeDiscountCode).toHaveBeenCalledWith('PLAY150');
});
