import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  createAddress: vi.fn<typeof Gateway.createAddress>(),
  updateAddress: vi.fn<typeof Gateway.updateAddress>(),
  deleteAddress: vi.fn<typeof Gateway.deleteAddress>(),
  setDefaultAddress: vi.fn<typeof Gateway.setDefaultAddress>(),
}));
vi.mock('~/src/gateways/shopify/account/addresses', () => gateway);

const HOME = anAddress('1', { isDefault: true });

beforeEach(() => {
  allowDialogs();
  Object.values(gateway).forEach(call => call.mockReset());
  gateway.listAddresses.mockResolvedValue(ok({ addresses: [HOME], unreadable: 0 }));
});
afterEach(cleanup);

const open = async (name: string | RegExp) => {
  showScreen(<AddressesScreen />);
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

it('adds an address, with its postal code as mail writes it, and makes it the default', async () => {
  const added = anAddress('2', { name: 'Noor Brooks', address1: '31 Birchmount Crescent' });
  gateway.createAddress.mockResolvedValue(ok(added));
  gateway.setDefaultAddress.mockResolvedValue(ok(undefined));
  const form = await open('Add an address');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'Canada');
  await userEvent.type(form.getByRole('textbox', { name: 'Address' }), '31 Birchmount Crescent');
  await userEvent.type(form.getByRole('textbox', { name: 'City' }), 'Kelowna');
  const province = form.getByRole('combobox', { name: 'Province' });
  await userEvent.selectOptions(province, 'British Columbia');
  await userEvent.type(form.getByRole('textbox', { name: 'Postal code' }), 'v1y6n2');
  await userEvent.click(form.getByRole('checkbox', { name: 'Use this as my default address' }));
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway.createAddress.mock.calls[0]?.[2]).toEqual({
    firstName: 'Avery',
    lastName: 'Brooks',
    company: '',
    address2: '',
    phone: '',
    address1: '31 Birchmount Crescent',
    city: 'Kelowna',
    zip: 'V1Y 6N2',
    province: 'British Columbia',
    country: 'Canada',
  });
  await waitFor(() => expect(gateway.setDefaultAddress.mock.calls[0]?.[2]).toBe('2'));
});

it('leaves the form without a change', async () => {
  const form = await open(/^Edit the address/);
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway.updateAddress).not.toHaveBeenCalled();
});

it('changes an address, and says so', async () => {
  const changed = { ...HOME, city: 'Meridian' };
  gateway.updateAddress.mockImplementation(async () => {
    gateway.listAddresses.mockResolvedValue(ok({ addresses: [changed], unreadable: 0 }));
    return ok(changed);
  });
  const form = await open(/^Edit the address of/);
  const city = form.getByRole<HTMLInputElement>('textbox', { name: 'City' });
  expect(city.value).toBe('Boise');
  await userEvent.clear(city);
  await userEvent.type(city, 'Meridian');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Your changes have been saved.')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Meridian, Idaho 83702');
  expect(screen.getByRole('article').textContent).toContain('Default');
  expect(gateway.updateAddress.mock.calls[0]?.[2]).toMatchObject({ id: '1', isDefault: true });
});

it('is changed where only the reply was lost', async () => {
  const form = await open(/^Edit the address of/);
  fireEvent.change(form.getByRole('textbox', { name: 'City' }), { target: { value: 'Nampa' } });
  gateway.updateAddress.mockImplementation(async (_config, _token, _address, { city }) => {
    const changed = { ...HOME, city };
    gateway.listAddresses.mockResolvedValue(ok({ addresses: [changed], unreadable: 0 }));
    return failure('network', 'No answer.');
  });
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('article').textContent).toContain('Nampa');
});

it('comes back with what was typed when a form was closed before the store refused it', async () => {
  const { reply, give } = held<Result<CustomerAddress>>();
  gateway.updateAddress.mockReturnValue(reply);
  const form = await open(/^Edit the address of/);
  await userEvent.type(form.getByRole('textbox', { name: 'City' }), ' City');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(form.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  give(failure('timeout', 'No answer.'));
  await screen.findByRole('dialog', { name: 'Edit address' });
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Boise City');
  expect(form.getByRole('alert').textContent).toContain('Address could not be updated');
});

it('says so when the store does not add it, with everything that was typed', async () => {
  gateway.createAddress.mockResolvedValue(failure('http', 'Error', { status: 500 }));
  const form = await open('Add an address');
  await userEvent.type(form.getByRole('textbox', { name: 'Address' }), '9 Dock Road');
  await userEvent.type(form.getByRole('textbox', { name: 'City' }), 'Boise');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'State' }), 'Idaho');
  await userEvent.type(form.getByRole('textbox', { name: 'ZIP code' }), '83702');
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText(/^Address could not be added\./)).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Boise');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

const fillInDock = (form: Awaited<ReturnType<typeof open>>): void => {
  const texts = [
    ['Address', '9 Dock Road'],
    ['City', 'Boise'],
    ['ZIP code', '83702'],
  ] as const;
  texts.forEach(([name, value]) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } }),
  );
  fireEvent.change(form.getByRole('combobox', { name: 'State' }), { target: { value: 'Idaho' } });
};

/** A first attempt that the store has saved, although its reply and the list were lost. */
const lostAttempt = async () => {
  let added = anAddress('2', { address1: '9 Dock Road', city: 'Boise', zip: '83702' });
  const lost = failure('timeout', 'No answer.');
  gateway.createAddress.mockResolvedValue(lost);
  gateway.updateAddress.mockImplementation(async (_config, _token, _address, fields) => {
    added = { ...added, ...fields };
    gateway.listAddresses.mockResolvedValue(ok({ addresses: [HOME, added], unreadable: 0 }));
    return ok(added);
  });
  const form = await open('Add an address');
  fillInDock(form);
  gateway.listAddresses.mockResolvedValueOnce(lost);
  gateway.listAddresses.mockResolvedValue(ok({ addresses: [HOME, added], unreadable: 0 }));
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText(/^Address could not be added\./)).toBeTruthy();
  return form;
};

it.each(['9 Dock Road', '11 Dock Road'])(
  'is added once, with "%s", where the reply and the list of the first attempt were lost',
  async street => {
    const form = await lostAttempt();
    fireEvent.change(form.getByRole('textbox', { name: 'Address' }), { target: { value: street } });
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.createAddress).toHaveBeenCalledOnce();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(cards[1]?.textContent).toContain(street);
  },
);

it('keeps what was typed when a form is left after the store did not save it', async () => {
  gateway.createAddress.mockResolvedValue(failure('http', 'Error', { status: 500 }));
  const form = await open('Add an address');
  fillInDock(form);
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText(/^Address could not be added\./)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  const street = form.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(street.value).toBe('9 Dock Road');
});

it('is not added twice where only the reply was lost', async () => {
  const added = anAddress('2', { address1: '9 Dock Road', city: 'Boise', zip: '83702' });
  gateway.createAddress.mockImplementation(async () => {
    gateway.listAddresses.mockResolvedValue(ok({ addresses: [HOME, added], unreadable: 0 }));
    return failure('network', 'No answer.', { isRetryable: true });
  });
  const form = await open('Add an address');
  fillInDock(form);
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 9000 });
  expect(screen.queryByText(/^Address could not be added/)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(gateway.createAddress).toHaveBeenCalledTimes(1);
});

it('found in the list after its form was closed is not corrected: the next one is another', async () => {
  const form = await lostAttempt();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('');
});
