import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/shopify/account/addresses';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { anAddress, FAILURES, fakeSession, held, showScreen } from '../testing/account.fixture';
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
const CABIN = anAddress('2', {
  address1: '77 Lakeshore Drive',
  city: 'McCall',
  zip: '83638',
  phone: '+12085550140',
});

/** The store's records; the fake calls change them as the store would. */
let stored: readonly CustomerAddress[] = [];

beforeEach(() => {
  allowDialogs();
  stored = [HOME, CABIN];
  Object.values(gateway).forEach(call => call.mockReset());
  gateway.listAddresses.mockImplementation(async () => ok({ addresses: stored, unreadable: 0 }));
  gateway.createAddress.mockImplementation(async (_config, _token, fields) => {
    const added = { ...anAddress('3'), ...fields, name: `${fields.firstName} ${fields.lastName}` };
    stored = [...stored, added];
    return ok(added);
  });
  gateway.updateAddress.mockImplementation(async (_config, _token, known, fields) => {
    stored = stored.map(each => (each.id === known.id ? { ...each, ...fields } : each));
    return ok({ ...anAddress(known.id), ...fields });
  });
  gateway.deleteAddress.mockImplementation(async (_config, _token, id) => {
    stored = stored.filter(each => each.id !== id);
    return ok(undefined);
  });
  gateway.setDefaultAddress.mockImplementation(async (_config, _token, id) => {
    stored = stored.map(each => ({ ...each, isDefault: each.id === id }));
    return ok(undefined);
  });
});
afterEach(cleanup);

const cards = () => screen.getAllByRole('article').map(card => card.textContent ?? '');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = async () => {
  const session = fakeSession();
  showScreen(<AddressesScreen />, { session });
  await screen.findAllByRole('article');
  return session;
};
const CABIN_NAME = 'the address of Avery Brooks, 77 Lakeshore Drive';

describe('the list of addresses', () => {
  it('marks the default one and shows each as on a letter', async () => {
    await shown();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Addresses' })).toBeTruthy();
    const [first, second] = screen.getAllByRole('article');
    expect(within(first ?? document.body).getByText('Default')).toBeTruthy();
    expect(second?.textContent).not.toContain('Default');
    const lines = second?.querySelectorAll('address > span') ?? [];
    expect([...lines].map(line => line.textContent)).toEqual([
      'Avery Brooks',
      '77 Lakeshore Drive',
      'McCall, Idaho 83638',
      'United States',
      '(208) 555-0140',
    ]);
  });

  it('offers a first address', async () => {
    stored = [];
    showScreen(<AddressesScreen />);
    expect(await screen.findByText('No addresses yet')).toBeTruthy();
  });

  it('shows hostile names as text', async () => {
    stored = [anAddress('1', { name: '<script>alert(1)</script>', company: '{{name}}' })];
    await shown();
    expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(screen.getByText('{{name}}')).toBeTruthy();
  });

  it.each(FAILURES)('says so and can be tried again when the store %s', async (_, failed) => {
    gateway.listAddresses.mockResolvedValueOnce(failed);
    showScreen(<AddressesScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/could not be loaded|very busy right now/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
  });
});

describe('deleting an address', () => {
  const confirm = (): void => {
    press(`Delete ${CABIN_NAME}`);
    press('Delete address');
  };

  it('asks first', async () => {
    await shown();
    press(`Delete ${CABIN_NAME}`);
    expect(screen.getByRole('dialog', { name: 'Delete this address?' })).toBeTruthy();
    press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.deleteAddress).not.toHaveBeenCalled();
    expect(cards()).toHaveLength(2);
  });

  it('shows at once, is announced, and leaves the focus in the list', async () => {
    await shown();
    const { reply, give } = held<Result<void>>();
    gateway.deleteAddress.mockReturnValue(reply);
    confirm();
    expect(cards()).toHaveLength(1);
    expect(
      screen.getByText('The address of Avery Brooks, 77 Lakeshore Drive was deleted.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText(/was deleted\.$/));
    stored = [HOME];
    give(ok(undefined));
    await waitFor(() => expect(gateway.listAddresses).toHaveBeenCalledTimes(2));
    expect(cards()).toHaveLength(1);
    expect(gateway.deleteAddress).toHaveBeenCalledOnce();
    expect(gateway.deleteAddress.mock.calls[0]?.[2]).toBe('2');
  });

  it('makes the next address the default one', async () => {
    const session = await shown();
    press('Delete the address of Avery Brooks, 418 Larch Street');
    press('Delete address');
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toContain('Default');
    await waitFor(() => expect(session.reloadCustomer).toHaveBeenCalledOnce());
  });

  it.each(FAILURES)('is taken back with a sentence when the store %s', async (_, failed) => {
    gateway.deleteAddress.mockResolvedValueOnce(failed);
    await shown();
    // Reading the list again would bring it back too.
    gateway.listAddresses.mockReturnValue(held<Result<Gateway.AddressBook>>().reply);
    // Asked whether it was deleted all the same, the store does not answer either.
    const isRefused = !failed.ok && failed.error.kind === 'user';
    if (!isRefused) gateway.listAddresses.mockResolvedValueOnce(failed);
    confirm();
    expect(cards()).toHaveLength(1);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Could not delete address');
    expect(cards()[1]).toContain('77 Lakeshore Drive');
    expect(screen.queryByText(/was deleted\.$/)).toBeNull();
    press('Try again');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is done where only the reply was lost', async () => {
    await shown();
    gateway.deleteAddress.mockImplementationOnce(async () => {
      stored = [HOME];
      return failure('network', 'No answer.');
    });
    confirm();
    await waitFor(() => expect(gateway.listAddresses.mock.calls.length).toBeGreaterThan(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cards()).toHaveLength(1);
    expect(screen.getByText(/was deleted\.$/)).toBeTruthy();
  });

  it('that fails brings back no other address that was deleted', async () => {
    stored = [HOME, CABIN, anAddress('3', { address1: '2150 Alder Avenue' })];
    await shown();
    const { reply, give } = held<Result<void>>();
    gateway.deleteAddress.mockReturnValueOnce(reply);
    confirm();
    press('Delete the address of Avery Brooks, 2150 Alder Avenue');
    press('Delete address');
    await waitFor(() => expect(gateway.deleteAddress).toHaveBeenCalledTimes(2));
    give(failure('timeout', 'No answer.'));
    await screen.findByRole('alert');
    expect(cards().map(text => /\d+ \w+ (Street|Drive|Avenue)/.exec(text)?.[0])).toEqual([
      '418 Larch Street',
      '77 Lakeshore Drive',
    ]);
  });
});

describe('the default address', () => {
  const name = `Make ${CABIN_NAME} the default`;

  it('changes at once, and once', async () => {
    const session = await shown();
    const { reply, give } = held<Result<void>>();
    gateway.setDefaultAddress.mockReturnValue(reply);
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(cards()[1]).toContain('Default');
    expect(cards()[0]).not.toContain('Default');
    stored = [
      { ...HOME, isDefault: false },
      { ...CABIN, isDefault: true },
    ];
    give(ok(undefined));
    const announcement = await screen.findByText(/is now your default address\.$/);
    expect(announcement.textContent).toContain('77 Lakeshore Drive');
    // The pressed button is gone, so the message takes the focus and scrolls into view.
    await waitFor(() => expect(document.activeElement).toBe(announcement));
    expect(gateway.setDefaultAddress).toHaveBeenCalledOnce();
    expect(session.reloadCustomer).toHaveBeenCalledOnce();
  });

  it('is announced once: closing a dialog later does not bring the focus back to it', async () => {
    await shown();
    press(name);
    const announcement = await screen.findByText(/is now your default address\.$/);
    await waitFor(() => expect(document.activeElement).toBe(announcement));
    const remove = screen.getByRole('button', { name: `Delete ${CABIN_NAME}` });
    remove.focus();
    fireEvent.click(remove);
    press('Keep it');
    expect(document.activeElement).toBe(remove);
  });

  it.each(FAILURES)('goes back with a sentence when the store %s', async (_, failed) => {
    gateway.setDefaultAddress.mockResolvedValueOnce(failed);
    await shown();
    gateway.listAddresses.mockReturnValue(held<Result<Gateway.AddressBook>>().reply);
    press(name);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Address could not be updated');
    expect(cards()[0]).toContain('Default');
    press('Try again');
    await waitFor(() => expect(cards()[1]).toContain('Default'));
  });
});
