import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayError } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { CUSTOMER, FAILURES, held, showScreen } from '../testing/account.fixture';
import { AddressForm } from './address-form';
import { newAddress, type AddressValues } from './address-schema';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const onSave = vi.fn<(values: AddressValues) => Promise<GatewayError | null>>();
const PROBLEM = 'Address could not be added';

const show = (initial = newAddress('us', CUSTOMER)) =>
  showScreen(<AddressForm initial={initial} onSave={onSave} problem={PROBLEM} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

const fill = async (): Promise<void> => {
  await userEvent.type(box('Address'), '418 Larch Street');
  await userEvent.type(box('City'), 'Boise');
  await userEvent.selectOptions(choice('State'), 'Idaho');
  await userEvent.type(box('ZIP code'), '83702');
};

beforeEach(() => onSave.mockReset().mockResolvedValue(null));
afterEach(cleanup);

describe('the form of an address', () => {
  it('knows the names and the country, and hints at what browsers fill in', () => {
    show();
    expect(box('First name').value).toBe('Avery');
    expect(choice('Country').value).toBe('United States');
    const hint = (field: HTMLElement) => field.getAttribute('autocomplete');
    expect(
      [box('First name'), box('Last name'), box('Address'), box('City'), box('ZIP code')].map(hint),
    ).toEqual(['given-name', 'family-name', 'address-line1', 'address-level2', 'postal-code']);
    expect([choice('Country'), choice('State')].map(hint)).toEqual([
      'country-name',
      'address-level1',
    ]);
  });

  it('says what is missing, and gives the focus to the first of it', async () => {
    show();
    await userEvent.clear(box('First name'));
    await save();
    await screen.findByText('First name is required');
    for (const name of ['Address', 'City', 'State', 'ZIP code']) {
      expect(screen.getByText(`${name} is required`)).toBeTruthy();
    }
    expect(document.activeElement).toBe(box('First name'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('calls states and codes as the country does', async () => {
    show();
    await userEvent.selectOptions(choice('State'), 'Idaho');
    await userEvent.selectOptions(choice('Country'), 'Canada');
    expect(choice('Province').value).toBe('');
    await userEvent.selectOptions(choice('Province'), 'British Columbia');
    await save();
    expect(await screen.findByText('Postal code is required')).toBeTruthy();
    expect([...choice('Province').options].map(({ value }) => value)).not.toContain('Idaho');
  });

  it.each([
    ['United States', 'ZIP code', '837', 'ZIP code must be at least 5 characters'],
    ['United States', 'ZIP code', 'V1Y 6N2', 'ZIP code is invalid'],
    ['Canada', 'Postal code', 'V1Y', 'Postal code must be at least 5 characters'],
    ['Canada', 'Postal code', '83702', 'Postal code is invalid'],
  ])('in %s refuses the %s "%s"', async (country, label, typed, message) => {
    show();
    await userEvent.selectOptions(choice('Country'), country);
    await userEvent.type(box(label), typed);
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(box(label).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['United States', 'State', 'New York', 'ZIP code', '83702', 'Idaho'],
    ['Canada', 'Province', 'Ontario', 'Postal code', 'V5K 0A1', 'British Columbia'],
  ])(
    'in %s refuses a postal code of elsewhere',
    async (country, area, wrong, label, code, right) => {
      show();
      await userEvent.selectOptions(choice('Country'), country);
      await userEvent.selectOptions(choice(area), wrong);
      await userEvent.type(box(label), code);
      await save();
      const message = `${label} is not in ${wrong}`;
      expect(await screen.findByText(message)).toBeTruthy();
      await userEvent.selectOptions(choice(area), right);
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    },
  );

  it('refuses names of one letter', async () => {
    show();
    await userEvent.clear(box('First name'));
    await userEvent.type(box('First name'), 'S');
    await userEvent.clear(box('Last name'));
    await userEvent.type(box('Last name'), ' V ');
    await save();
    expect(await screen.findByText('First name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Last name must be at least 2 characters')).toBeTruthy();
  });

  it.each(['call me', '000-000-0000'])('refuses "%s" as a phone number', async phone => {
    show();
    await userEvent.type(box('Phone (optional)'), phone);
    await save();
    expect(await screen.findByText('Phone is invalid')).toBeTruthy();
  });

  it('is busy at once, and saves once', async () => {
    show();
    await fill();
    const { reply, give } = held<null>();
    onSave.mockReturnValue(reply);
    const button = screen.getByRole('button', { name: 'Save address' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    give(null);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(onSave).toHaveBeenCalledOnce();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      address1: '418 Larch Street',
      province: 'Idaho',
      country: 'United States',
      isDefault: false,
    });
  });

  it.each(FAILURES)('keeps what was typed when the store %s', async (_, failed) => {
    if (!failed.ok) onSave.mockResolvedValueOnce(failed.error);
    show();
    await fill();
    await save();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(PROBLEM));
    expect(box('Address').value).toBe('418 Larch Street');
    expect(choice('State').value).toBe('Idaho');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(alert.textContent).toBe('');
  });

  it('puts what the store refused to the field that it names', async () => {
    const userErrors = [
      { field: ['address', 'city'], message: 'City cannot contain URL', code: 'CONTAINS_URL' },
    ];
    const refused = failure('user', 'refused', { userErrors });
    if (!refused.ok) onSave.mockResolvedValueOnce(refused.error);
    show();
    await fill();
    await save();
    expect(await screen.findByText('City is invalid')).toBeTruthy();
    expect(document.activeElement).toBe(box('City'));
  });

  it("passes on the store's own words about the whole address", async () => {
    const userErrors = [{ field: ['address'], message: 'Address already exists', code: null }];
    const refused = failure('user', 'refused', { userErrors });
    if (!refused.ok) onSave.mockResolvedValueOnce(refused.error);
    show();
    await fill();
    await save();
    expect(await screen.findByText(`${PROBLEM}: Address already exists`)).toBeTruthy();
  });
});
