import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/shopify/account/addresses';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { anAddress, held, showScreen } from '../testing/account.fixture';
import { AddressesScreen } from './addresses-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const gateway = vi.hoisted(() => ({
  listAddresses: vi.fn<typeof Gateway.listAddresses>(),
  updateAddress: vi.fn<typeof Gateway.updateAddress>(),
}));
vi.mock('~/src/gateways/shopify/account/addresses', () => gateway);

const HOME = anAddress('1', { isDefault: true });

beforeEach(() => {
  allowDialogs();
  gateway.updateAddress.mockReset();
  gateway.listAddresses.mockResolvedValue(ok({ addresses: [HOME], unreadable: 0 }));
});
afterEach(cleanup);

describe('a form that has given way to another', () => {
  const saveSlowly = async () => {
    const { reply, give } = held<Result<CustomerAddress>>();
    gateway.updateAddress.mockReturnValue(reply);
    showScreen(<AddressesScreen />);
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: /^Edit the address/ }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.change(form.getByRole('textbox', { name: 'City' }), { target: { value: 'Nampa' } });
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.click(form.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('close'));
    await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), '4 Second Street');
    return { form, give };
  };

  it('leaves the other as it is when it was saved', async () => {
    const { form, give } = await saveSlowly();
    give(ok({ ...HOME, city: 'Nampa' }));
    await screen.findByText('Your changes have been saved.');
    const street = form.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    expect(street.value).toBe('4 Second Street');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reports that it was not saved, and can be tried again', async () => {
    const { form, give } = await saveSlowly();
    give(failure('user', 'no', { userErrors: [{ field: [], message: 'no', code: 'INVALID' }] }));
    const sentence = await screen.findByText('Address could not be updated: 418 Larch Street');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
      '4 Second Street',
    );
    gateway.updateAddress.mockResolvedValue(ok({ ...HOME, city: 'Nampa' }));
    const alert = within(sentence.closest<HTMLElement>('[role=alert]') ?? document.body);
    fireEvent.click(alert.getByText('Try again'));
    await waitFor(() => expect(screen.queryByText(/could not be updated/)).toBeNull());
    expect(gateway.updateAddress).toHaveBeenCalledTimes(2);
  });
});
