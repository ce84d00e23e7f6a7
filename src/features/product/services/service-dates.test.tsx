import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Dealer, NearbyDealer } from '~/src/domain/contact/dealer';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { DealerProvider } from '~/src/features/dealers';
import { nearbyDealer } from '~/src/features/dealers/nearby-dealer.fixture';
import { cookies } from '~/src/features/storage';
import { TestProviders } from '~/src/features/testing';
import { ServiceDates } from './service-dates';

const { searchDealers, findDealer, settings } = vi.hoisted(() => ({
  searchDealers: vi.fn<() => Promise<Result<readonly NearbyDealer[]>>>(),
  findDealer: vi.fn<(_: unknown, id: string) => Promise<Result<Dealer | null>>>(),
  settings: { dealerSearchOrigin: '' },
}));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('~/src/gateways/algolia/find-dealer', () => ({ findDealer }));
vi.mock('~/src/config/settings/browser-dealer-settings', () => settings);

const boise = nearbyDealer('Boise', { nextVisit: '2026-12-02' });
const eagle = nearbyDealer('Eagle', { nextVisit: '2026-11-30' });
const kuna = nearbyDealer('Kuna', { nextVisit: null });
const star = nearbyDealer('Star', { nextVisit: '2026-12-01' });
const nampa = nearbyDealer('Nampa', { nextVisit: '2026-11-29' });

beforeEach(() => {
  settings.dealerSearchOrigin = 'https://dealers.test';
  searchDealers.mockReset().mockResolvedValue(ok([boise, eagle, kuna, star, nampa]));
  findDealer.mockReset().mockImplementation((_, id) => Promise.resolve(ok(nearbyDealer(id))));
});
afterEach(() => {
  cleanup();
  cookies.remove('dealerId');
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <TestProviders>
      <DealerProvider>
        <ServiceDates />
      </DealerProvider>
    </TestProviders>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('ZIP or postal code');
const ask = async (postalCode: string): Promise<void> => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${postalCode}{Enter}`);
};

it('says how long it takes before anything is asked', () => {
  show();
  expect(screen.getByText('Each session lasts about 1 hour.')).toBeTruthy();
  expect(searchDealers).not.toHaveBeenCalled();
});

it('promises no dates without a dealer search', () => {
  settings.dealerSearchOrigin = '';
  show();
  expect(document.body.textContent).toBe(
    'Each session lasts about 1 hour. After you order, we set the time with you.',
  );
});

it('shows the first free days of the three nearest dealers, soonest first', async () => {
  show();
  await ask('83702');
  expect(await screen.findByText(/free days near 83702/)).toBeTruthy();
  expect(screen.getAllByRole('radio').map(each => each.parentElement?.textContent)).toEqual([
    'Monday, November 30Larkfield of Eagle',
    'Tuesday, December 1Larkfield of Star',
    'Wednesday, December 2Larkfield of Boise',
  ]);
});

it('makes the chosen dealer that of the order', async () => {
  show();
  await ask('83702');
  await userEvent.click(await screen.findByLabelText(/^Monday, November 30/));
  expect(
    await screen.findByText(/^Larkfield of Eagle is your dealer now. Ask for Monday, November 30/),
  ).toBeTruthy();
  expect(cookies.get('dealerId')).toBe('Eagle');
});

it('reports only on the last choice', async () => {
  const answers = new Map<string, () => void>();
  findDealer.mockImplementation(
    (_, id) =>
      new Promise(resolve => {
        answers.set(id, () => resolve(ok(nearbyDealer(id))));
      }),
  );
  show();
  await ask('83702');
  await userEvent.click(await screen.findByLabelText(/Eagle$/));
  await userEvent.click(screen.getByLabelText(/Star$/));
  await vi.waitFor(() => expect([...answers.keys()]).toEqual(['Eagle', 'Star']));
  await act(async () => answers.get('Star')?.());
  await act(async () => answers.get('Eagle')?.());
  expect(await screen.findByText(/^Larkfield of Star is your dealer now/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says when the dealer could not be saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  findDealer.mockResolvedValue(failure('network', 'no answer'));
  show();
  await ask('83702');
  await userEvent.click(await screen.findByLabelText(/^Monday, November 30/));
  expect(await screen.findByText(/^We could not save that dealer/)).toBeTruthy();
});

it('returns to what was typed', async () => {
  show();
  await ask('83702');
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(field().value).toBe('83702');
  expect(document.activeElement).toBe(field());
});

it('asks again for what is no postal code, and drops the search before it', async () => {
  let answer = (): void => undefined;
  searchDealers.mockReturnValue(
    new Promise(resolve => {
      answer = () => resolve(ok([boise]));
    }),
  );
  show();
  await ask('83702');
  await ask('8370');
  await act(async () => answer());
  expect(screen.getByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(searchDealers).toHaveBeenCalledOnce();
});

it('asks again for a code that the search refuses', async () => {
  searchDealers.mockResolvedValue(failure('user', 'no such code'));
  show();
  await userEvent.type(field(), '00000');
  await userEvent.click(screen.getByRole('button', { name: 'Show dates' }));
  expect(await screen.findByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it.each([
  ['nobody is free', ok([kuna]), /^No free day near 83702/],
  ['the search fails', failure('network', 'no answer'), /^We could not load/],
])('can be ordered all the same where %s', async (_, reply, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  searchDealers.mockResolvedValue(reply);
  show();
  await ask('83702');
  expect((await screen.findByText(text)).textContent).toMatch(/You can order all the same/);
});
