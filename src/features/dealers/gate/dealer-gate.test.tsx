import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { DealerProvider } from '../dealer-provider';
import { nearbyDealer } from '../nearby-dealer.fixture';
import { cookies } from '~/src/features/storage';
import { TestProviders } from '~/src/features/testing';
import { DealerGate } from './dealer-gate';

const { searchDealers, findDealer, onDone, onClose } = vi.hoisted(() => ({
  searchDealers: vi.fn(),
  findDealer: vi.fn(),
  onDone: vi.fn(),
  onClose: vi.fn(),
}));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('~/src/gateways/algolia/find-dealer', () => ({ findDealer }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const find = async (answer: unknown) => {
  searchDealers.mockResolvedValue(answer);
  render(
    <TestProviders>
      <DealerProvider>
        <DealerGate open onClose={onClose} onDone={onDone} />
      </DealerProvider>
    </TestProviders>,
  );
  await userEvent.type(screen.getByLabelText('ZIP or postal code'), '83702{Enter}');
};

beforeEach(() => {
  allowDialogs();
  onDone.mockReset();
});
afterEach(() => {
  cleanup();
  cookies.remove('dealerId');
  vi.restoreAllMocks();
});

it('offers the three nearest, and continues with the chosen one', async () => {
  findDealer.mockResolvedValue({ ok: true, value: nearbyDealer('boise') });
  await find({ ok: true, value: ['boise', 'nampa', 'provo', 'ogden'].map(id => nearbyDealer(id)) });
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(h => h.textContent);
  expect(names).toEqual(['Larkfield of boise', 'Larkfield of nampa', 'Larkfield of provo']);
  expect(screen.getAllByText(/12 miles away · Next visit from Wednesday/)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Larkfield of boise' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(cookies.get('dealerId')).toBe('boise');
});

it('stays open when the dealer could not be saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  findDealer.mockResolvedValue(failure('network', 'no answer'));
  await find({ ok: true, value: [nearbyDealer('boise')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Larkfield of boise' }));
  expect(await screen.findByText(/^Your dealer could not be saved\./)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['nobody is near', { ok: true, value: [] }, /no authorized dealer found in that area/],
  ['the search fails', failure('http', 'status 500'), /did not respond/],
])('lets the shopper go on when %s', async (_, answer, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await find(answer);
  expect(await screen.findByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue without a dealer' }));
  expect(onDone).toHaveBeenCalledOnce();
});
