import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { DealerProvider } from '../dealer-provider';
import { nearbyDealer } from '../nearby-dealer.fixture';
import { cookies } from '~/src/features/storage';
import { TestProviders } from '~/src/features/testing';
import { DealersView } from './dealers-view';

const { searchDealers, findDealer, navigate } = vi.hoisted(() => ({
  navigate: vi.fn(),
  searchDealers: vi.fn(),
  findDealer: vi.fn(),
}));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('~/src/gateways/algolia/find-dealer', () => ({ findDealer }));
vi.mock('gatsby', async () => ({
  ...(await import('~/src/ui/testing/gatsby.fixture')),
  navigate,
}));

class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}

const DEALERS = [
  ['twin-falls-id', 'Larkfield of Twin Falls', 'Idaho'],
  ['boise-id', 'Larkfield of Boise', 'Idaho'],
  ['mobile-al', 'Larkfield of Mobile', 'Alabama'],
].map(([slug = '', name = '', regionName = '']) => {
  return { slug, name, regionName, address: { city: name }, latitude: 40, longitude: -100 };
});

const page = (search: string) => (
  <TestProviders>
    <DealerProvider>
      <DealersView title="Find a dealer" dealers={DEALERS} search={search}>
        <p>What editors say.</p>
      </DealersView>
    </DealerProvider>
  </TestProviders>
);
const show = (search = '') => render(page(search));

const reply = (dealers: readonly unknown[]) =>
  searchDealers.mockResolvedValue({ ok: true, value: dealers });
const field = () => screen.getByRole('textbox', { name: 'ZIP or postal code' });
const find = async (typed: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  searchDealers.mockReset();
  findDealer.mockReset();
  navigate.mockReset();
});
afterEach(() => {
  cleanup();
  cookies.remove('dealerId');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('before a search', () => {
  it('lists every dealer by state, without asking anybody', () => {
    show();
    const states = [...document.querySelectorAll('summary')].map(summary => [
      summary.querySelector('.dealer-region')?.firstChild?.textContent,
      summary.querySelector('.sr-only')?.textContent,
    ]);
    expect(states).toEqual([
      ['Alabama', '1 dealer'],
      ['Idaho', '2 dealers'],
    ]);
    const editors = screen.getByText('What editors say.');
    const list = screen.getByRole('heading', { name: 'All dealers by state' });
    expect(editors.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = screen.getAllByText(/^Larkfield of/).map(link => link.getAttribute('href'));
    expect(links).toEqual(['/dealers/mobile-al', '/dealers/boise-id', '/dealers/twin-falls-id']);
    expect(searchDealers).not.toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: 'Show the dealers as' })).toBeNull();
  });

  it.each(['', '8370', 'Boise'])('says that %j is no postal code', async typed => {
    show();
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(screen.getByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(navigate).not.toHaveBeenCalled();
  });

  it('puts the code into the address, from which it searches', async () => {
    show();
    await find(' k1p1j1 ');
    expect(navigate).toHaveBeenCalledWith('/dealers?postalCode=K1P+1J1');
  });
});

const FAILURES = ['timeout', 'network', 'http', 'protocol'] as const;

describe('a search', () => {
  it('shows who comes, from how far, from when, and how to reach them', async () => {
    reply([
      nearbyDealer('boise', { distance: 0.4 }),
      nearbyDealer('nampa', { servesPostalCode: false, isCompanyOwned: true }),
    ]);
    show('?postalCode=83702');
    expect(screen.getByRole('status').textContent).toBe('Looking for dealers near 83702…');
    await screen.findByRole('heading', { name: '2 dealers near 83702' });
    expect(searchDealers).toHaveBeenCalledWith(expect.anything(), '83702');
    const all = screen.getByRole('heading', { name: 'All dealers by state' });
    expect(all.closest('details')?.open).toBe(false);
    const [boise, nampa] = document.querySelectorAll('.dealer-row');
    expect(boise?.textContent).toContain('Serves your area');
    expect(boise?.textContent).toContain('Less than a mile away');
    expect(boise?.textContent).toContain('Next visit from Wednesday, November 25');
    expect(boise?.textContent).toContain('Independent local dealer');
    expect(nampa?.textContent).not.toContain('Serves your area');
    expect(nampa?.textContent).toContain('12 miles away');
    expect(nampa?.textContent).toContain('Run by Larkfield');
    const of = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(of('Larkfield of boise')).toBe('/dealers/boise-id');
    expect(of('Call Larkfield of boise: (208) 555-0100')).toBe('tel:+12085550100');
    expect(of('Request a visit from Larkfield of boise')).toBe(
      '/free-consultation?dealerId=boise#book',
    );
  });

  it('leads to a Canadian dealer’s page in the Canadian shop', async () => {
    const { address } = nearbyDealer('ottawa');
    reply([nearbyDealer('ottawa', { address: { ...address, region: 'ON', country: 'CA' } })]);
    show('?postalCode=K1P1J1');
    const link = await screen.findByRole('link', { name: 'Larkfield of ottawa' });
    expect(link.getAttribute('href')).toBe('/en-ca/dealers/ottawa-id');
  });

  it('says that nobody was found, and what then', async () => {
    reply([]);
    show('?postalCode=99999');
    expect(
      await screen.findByRole('heading', {
        name: 'There is no authorized dealer found in that area.',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Request a free consultation' }).getAttribute('href'),
    ).toBe('/free-consultation#book');
  });

  it.each([
    ['K1A 0B1', /^K1A 0B1 is in Canada, and you are in our U\.S\. shop\./],
    ['83702', null],
  ])('for %s says whether it is of the other country', async (code, words) => {
    reply([nearbyDealer('boise')]);
    show(`?postalCode=${encodeURIComponent(code)}`);
    await screen.findByRole('heading', { name: /boise/ });
    expect(screen.queryAllByText(/you are in our/)).toHaveLength(words ? 1 : 0);
    if (words) expect(screen.getByText(words)).toBeTruthy();
  });

  it.each(['K1A 0B1', '83702', 'boise'])('for %s first renders as it was built', code => {
    const first = renderToString(page(`?postalCode=${encodeURIComponent(code)}`));
    expect(first.replace(`value="${code}"`, 'value=""')).toBe(renderToString(page('')));
  });

  it('says that the address has no postal code', async () => {
    show('?postalCode=boise');
    expect(await screen.findByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
    expect(searchDealers).not.toHaveBeenCalled();
  });

  it('says so where the service takes the code for none', async () => {
    searchDealers.mockResolvedValue(failure('user', 'no code', { status: 400 }));
    show('?postalCode=00000');
    expect(await screen.findByText('Please enter a valid ZIP or Postal Code')).toBeTruthy();
  });

  it.each(FAILURES)('is logged when it fails (%s), and can be tried again', async kind => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    searchDealers.mockResolvedValueOnce(failure(kind, 'no dealers'));
    show('?postalCode=83702');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The dealer search did not respond.',
    );
    expect(warn).toHaveBeenCalledWith('The dealer search failed:', 'no dealers');
    expect(screen.queryByText(/^Looking for/)).toBeNull();
    reply([nearbyDealer('boise')]);
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByRole('heading', { name: '1 dealer near 83702' })).toBeTruthy();
  });

  it('is made again, without a new address, for the same code', async () => {
    reply([nearbyDealer('boise')]);
    show('?postalCode=83702');
    await screen.findByRole('heading', { name: '1 dealer near 83702' });
    await find('83702');
    await waitFor(() => expect(searchDealers).toHaveBeenCalledTimes(2));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('of the last address counts, and none clears the results', async () => {
    let answerFirst = (_: unknown): void => undefined;
    searchDealers.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answerFirst = resolve;
        }),
    );
    reply([nearbyDealer('provo')]);
    const { rerender } = show('?postalCode=83702');
    await waitFor(() => expect(searchDealers).toHaveBeenCalledOnce());
    rerender(page('?postalCode=84601'));
    await screen.findByText('Larkfield of provo');
    answerFirst({ ok: true, value: [nearbyDealer('late')] });
    await Promise.resolve();
    expect(screen.queryByText('Larkfield of late')).toBeNull();
    expect(field()).toHaveProperty('value', '84601');
    document.documentElement.dataset.query = '';
    rerender(page(''));
    expect(document.documentElement.dataset).not.toHaveProperty('query');
    await waitFor(() => expect(screen.queryByText('Larkfield of provo')).toBeNull());
  });

  it('is shown as a list or on a map', async () => {
    reply([nearbyDealer('boise')]);
    show('?postalCode=83702');
    const group = within(await screen.findByRole('group', { name: 'Show the dealers as' }));
    const pressed = (name: string) =>
      group.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('List'), pressed('Map')]).toEqual(['true', 'false']);
    await userEvent.click(group.getByRole('button', { name: 'Map' }));
    expect([pressed('List'), pressed('Map')]).toEqual(['false', 'true']);
    expect(document.querySelector('.dealer-search')?.getAttribute('data-mode')).toBe('map');
  });
});
