import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actions, show } from '../cart.fixture';
import { DiscountForm } from './discount-form';

vi.mock('~/src/features/cart/state/use-cart', async () => {
  const { actions } = await import('../cart.fixture');
  return { useCartActions: () => actions };
});

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('applies a code without the spaces around it, and makes room for another once it counts', async () => {
  const { rerender } = show(<DiscountForm codes={[]} />);
  const field = screen.getByLabelText('Discount code');
  await userEvent.type(field, '  WELCOME10 ');
  await userEvent.click(screen.getByText('Apply'));
  expect(actions.applyDiscountCode).toHaveBeenCalledWith('WELCOME10');
  expect(field).toHaveProperty('value', '  WELCOME10 ');
  rerender(<DiscountForm codes={[{ code: 'WELCOME10', isApplicable: true }]} />);
  expect(field).toHaveProperty('value', '');
});

it('asks for a code where there is none', async () => {
  show(<DiscountForm codes={[]} />);
  await userEvent.click(screen.getByText('Apply'));
  expect(screen.getByText('Enter a code.')).toBeTruthy();
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
  const refusal = screen.getByText('PLAY150 does not apply to this cart.');
  expect(refusal.className).toContain('field-error');
  await userEvent.click(screen.getByRole('button', { name: 'Remove code PLAY150', hidden: true }));
  expect(actions.removeDiscountCode).toHaveBeenCalledWith('PLAY150');
});

it('shortens a long code, so that its message stays readable', () => {
  show(<DiscountForm codes={[{ code: 'A'.repeat(200), isApplicable: true }]} />);
  expect(screen.getByText(/^A+… is applied\.$/).textContent).toHaveLength(43);
});

it('keeps a refused code in its field, with the refusal, and replaces it by what it is corrected to', async () => {
  const { rerender } = show(<DiscountForm codes={[]} />);
  const field = screen.getByRole('textbox', { name: 'Discount code', hidden: true });
  await userEvent.type(field, 'WELCOM10{Enter}');
  rerender(
    <DiscountForm
      codes={[
        { code: 'KCS150', isApplicable: true },
        { code: 'WELCOM10', isApplicable: false },
      ]}
    />,
  );
  expect(field).toHaveProperty('value', 'WELCOM10');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('WELCOM10 does not apply to this cart.');
  expect(described?.className).toContain('field-error');
  // In the form, after the button: it is below both.
  expect(described?.parentElement?.tagName).toBe('FORM');
  expect(described?.previousElementSibling).toBe(
    screen.getByRole('button', { name: 'Apply', hidden: true }),
  );
  await userEvent.clear(field);
  await userEvent.type(field, '   {Enter}');
  expect(actions.setDiscountCodes).not.toHaveBeenCalled();
  expect(described?.textContent).toBe('Enter a code.');
  expect(field.closest('details')?.open).toBe(true);
  await userEvent.clear(field);
  await userEvent.type(field, 'WELCOME10{Enter}');
  expect(actions.setDiscountCodes).toHaveBeenCalledWith(['KCS150', 'WELCOME10']);
});

it('stays open, with the focus in it, when a code cannot be checked or the last one is removed', async () => {
  const { rerender } = show(<DiscountForm codes={[]} />);
  const field = screen.getByRole('textbox', { name: 'Discount code', hidden: true });
  await userEvent.type(field, 'WELCOME10{Enter}');
  rerender(<DiscountForm codes={[{ code: 'WELCOME10', isApplicable: null }]} />);
  rerender(<DiscountForm codes={[]} />);
  expect(field.closest('details')?.open).toBe(true);
  expect(field).toHaveProperty('value', 'WELCOME10');
  cleanup();
  const { rerender: update } = show(
    <DiscountForm codes={[{ code: 'PLAY150', isApplicable: true }]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove code PLAY150' }));
  update(<DiscountForm codes={[]} />);
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

it('notes the code of a friend, in either case, and does not try it as a discount', async () => {
  show(<DiscountForm codes={[]} />);
  const field = screen.getByRole('textbox', { name: 'Discount code', hidden: true });
  await userEvent.type(field, 'dana-zbfmrw{Enter}');
  expect(actions.setAttributes).toHaveBeenCalledWith([
    { key: 'Referral Code', value: 'DANA-ZBFMRW' },
  ]);
  expect(actions.applyDiscountCode).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', '');
});

it('says whose code is in the cart and what it does, and takes it off', async () => {
  const attributes = [{ key: 'Referral Code', value: 'DANA-ZBFMRW' }];
  show(<DiscountForm codes={[]} attributes={attributes} />);
  expect(
    screen.getByText(
      'DANA-ZBFMRW has been added as a referral code. If it is a friend’s, they get a reward when you order; your price stays the same.',
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove code DANA-ZBFMRW' }));
  expect(actions.setAttributes).toHaveBeenCalledWith([{ key: 'Referral Code', value: '' }]);
});

it('keeps to itself a referral code that names no member', () => {
  show(<DiscountForm codes={[]} attributes={[{ key: 'Referral Code', value: 'PLAY150' }]} />);
  expect(screen.queryByText(/PLAY150/)).toBeNull();
});
