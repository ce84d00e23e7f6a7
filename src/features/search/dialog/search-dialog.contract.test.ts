// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { startExampleSearch } from '~/src/gateways/testing/example-search';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

let sandbox: Awaited<ReturnType<typeof startExampleSearch>>;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 });
  sandbox = await startExampleSearch();
  vi.stubEnv('GATSBY_SEARCH_APP_ID', 'SANDBOX001');
  vi.stubEnv('GATSBY_SEARCH_API_KEY', 'sandbox-search-public');
  vi.stubEnv('GATSBY_SEARCH_ORIGIN', sandbox.origin);
  // What jsdom lacks.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterAll(() => sandbox.stop());
beforeEach(() => window.localStorage.clear());
afterEach(async () => {
  cleanup();
  vi.mocked(navigate).mockClear();
  await sandbox.mend();
});

const open = async (text = '') => {
  const { SearchDialog } = await import('./search-dialog');
  const onClose = vi.fn();
  render(createElement(SearchDialog, { text, onClose }), { wrapper: TestProviders });
  return { onClose, field: screen.getByRole('combobox') };
};
const options = (): readonly (string | null)[] =>
  screen.queryAllByRole('option').map(option => option.textContent);
const inGroup = (name: string): readonly (string | null)[] => {
  const group = screen.queryByRole('group', { name });
  return group
    ? within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
};
const recent = () => inGroup('Recent searches');
const popular = () => inGroup('Popular right now');
const active = (): string | null => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
};

describe('the search of the header', () => {
  it('suggests products with their prices, posts and articles, and says how many', async () => {
    const { field } = await open('gps');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' colar');
    await waitFor(() => expect(options()).toEqual(['GPS Fence Collar $299.95']));
    await userEvent.clear(field);
    await userEvent.type(field, 'colar');
    await waitFor(() => expect(options()).toHaveLength(7));
    expect(screen.getByRole('status').textContent).toBe(
      '7 suggestions found. To navigate use arrow keys',
    );
    expect(screen.getAllByRole('group').map(group => group.firstChild?.textContent)).toEqual([
      'Products',
      'From the blog',
      'Help articles',
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('moves through its options with the keys of a combobox', async () => {
    await open('collar');
    await waitFor(() => expect(options()).toHaveLength(7));
    expect(active()).toBeNull();
    await press('{ArrowDown}');
    expect(active()).toBe('GPS Fence Collar $299.95');
    await press('{End}');
    expect(active()).toBe('The collar does not charge');
    await press('{ArrowDown}');
    expect(active()).toBeNull();
    await press('{ArrowUp}');
    expect(active()).toBe('The collar does not charge');
    await press('{Home}');
    expect(active()).toBe('GPS Fence Collar $299.95');
    expect(screen.getByRole('option', { selected: true }).id).toBe('product-gps-fence-collar');
    await press('{Escape}');
    expect(active()).toBeNull();
  });

  it('opens the active option or all results, and remembers the query', async () => {
    const { onClose, field } = await open('pet door');
    await waitFor(() => expect(options()).toHaveLength(1));
    const follow = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('option').addEventListener('click', follow);
    await press('{ArrowDown}{Enter}');
    expect(follow).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await userEvent.type(field, 's{Enter}');
    expect(navigate).toHaveBeenCalledWith('/search?q=pet+doors');
    cleanup();
    await open();
    expect(recent()).toEqual(['pet doors', 'pet door']);
  });

  it('offers recent searches, which can be removed one by one or all at once', async () => {
    window.localStorage.setItem('recent_searches', '["flags", "collar", "door"]');
    await open();
    expect(recent()).toEqual(['flags', 'collar', 'door']);
    await press('{ArrowDown}{ArrowDown}{Delete}');
    expect(recent()).toEqual(['flags', 'door']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(recent()).toEqual([]);
    expect(window.localStorage.getItem('recent_searches')).toBeNull();
  });

  it('offers popular products before anything is typed; no key removes them', async () => {
    const { field } = await open();
    await waitFor(() => expect(popular()[0]).toBe('GPS Fence Collar $299.95'));
    await press('{ArrowDown}{Delete}');
    expect(popular()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Browse all categories' })).toBeTruthy();
    expect(screen.queryByText(/^Press Delete/)).toBeNull();
    await userEvent.type(field, 'strap');
    await waitFor(() => expect(options()).toEqual(['Collar Strap $12.50']));
  });

  it('opens without popular products if the service does not answer', async () => {
    await sandbox.fail({ kind: 'status', status: 500 }, 20);
    await open();
    expect(options()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing was found, and where to look instead', async () => {
    await open('zzzz');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('No suggestions found'),
    );
    expect(screen.getByText('No results')).toBeTruthy();
    await waitFor(() => expect(popular()).toHaveLength(4));
    expect(screen.getByRole('link', { name: 'Browse all categories' })).toBeTruthy();
  });

  it.each([
    ['429', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['malformed', { kind: 'malformed' }],
    ['truncated', { kind: 'truncated' }],
    ['empty', { kind: 'status', status: 200, body: '' }],
    ['hang', { kind: 'hang' }],
  ])('says that search is unavailable (%s), and asks again', async (name, fault) => {
    await sandbox.fail(fault, 20);
    await open(`strap ${'a'.repeat(name.length)}`);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Search is currently unavailable',
    );
    await sandbox.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
