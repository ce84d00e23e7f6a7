import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { cookies } from '~/src/features/storage';
import { TestProviders } from '~/src/features/testing';
import { DealerProvider } from '../dealer-provider';
import { nearbyDealer } from '../nearby-dealer.fixture';
import { DealersView } from './dealers-view';

const { searchDealers, findDealer } = vi.hoisted(() => ({
  searchDealers: vi.fn(),
  findDealer: vi.fn(),
}));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('~/src/gateways/algolia/find-dealer', () => ({ findDealer }));
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}

/** Shows a search that has found the dealers of these cities. */
const showFound = (...cities: string[]) => {
  searchDealers.mockResolvedValue({ ok: true, value: cities.map(city => nearbyDealer(city)) });
  return render(
    <TestProviders>
      <DealerProvider>
        <DealersView title="Find a dealer" dealers={[]} search="?postalCode=83702">
          {null}
        </DealersView>
      </DealerProvider>
    </TestProviders>,
  );
};
const chooseButton = (city: string) =>
  screen.findByRole('button', { name: `Make Larkfield of ${city} my dealer` });

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  searchDealers.mockReset();
  findDealer.mockReset();
});
afterEach(() => {
  cleanup();
  cookies.remove('dealerId');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a dealer who was found', () => {
  const choose = async () => {
    showFound('boise');
    await userEvent.click(await chooseButton('boise'));
  };

  it('becomes the shopper’s own once the lookup has found them', async () => {
    findDealer.mockResolvedValue({ ok: true, value: nearbyDealer('boise') });
    await choose();
    expect(await screen.findByText('Larkfield of boise is now your dealer.')).toBeTruthy();
    expect(cookies.get('dealerId')).toBe('boise');
    const panel = screen.getByRole('button', { name: 'Your dealer: Larkfield of boise' });
    expect(panel.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Remove this dealer' }));
    expect(document.activeElement?.textContent).toBe('Your dealer was removed.');
    expect(cookies.get('dealerId')).toBeNull();
  });

  it.each([
    ['knows nobody of that id', { ok: true, value: null }],
    ['fails', failure('network', 'no answer')],
  ])('is not stored when the lookup %s, which is said', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    findDealer.mockResolvedValue(answer);
    await choose();
    expect(await screen.findByText(/^Your dealer could not be saved\./)).toBeTruthy();
    expect(cookies.get('dealerId')).toBeNull();
  });

  it('is not reported as unsaved when another is chosen before the answer', async () => {
    let answerFirst = (_: unknown): void => undefined;
    findDealer.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answerFirst = resolve;
        }),
    );
    showFound('boise', 'provo');
    await userEvent.click(await chooseButton('boise'));
    findDealer.mockResolvedValue({ ok: true, value: nearbyDealer('provo') });
    await userEvent.click(await chooseButton('provo'));
    await screen.findByText('Larkfield of provo is now your dealer.');
    answerFirst({ ok: true, value: nearbyDealer('boise') });
    await waitFor(async () =>
      expect((await chooseButton('boise')).getAttribute('aria-busy')).toBeNull(),
    );
    expect(screen.queryByText(/^Your dealer could not be saved\./)).toBeNull();
    expect(cookies.get('dealerId')).toBe('provo');
  });
});
