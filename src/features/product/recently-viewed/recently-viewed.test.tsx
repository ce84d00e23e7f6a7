import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseJson } from '~/src/domain/data/json';
import { localStore } from '~/src/features/storage';
import { RecentlyViewed } from './recently-viewed';
import { product, show, variant } from '../shop.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const KEY = 'recently_seen_larkfield_en-us';
const named = (handle: string) => product([variant('1')], { handle, title: `The ${handle}` });
const look = (handle: string) => {
  const { container } = show(<RecentlyViewed product={named(handle)} />);
  return container;
};
const kept = () => parseJson(localStore.get(KEY));

let comeNear: () => void = () => undefined;

beforeEach(() => {
  localStore.remove(KEY);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('recently viewed products', () => {
  it('are stored, and not shown on the first product page', () => {
    expect(look('collar').innerHTML).toBe('');
    expect(kept()).toMatchObject([{ handle: 'collar', price: { cents: 2000 } }]);
  });

  it('are shown near the end of the next page, newest first and without its own product', async () => {
    for (const handle of ['collar', 'leash', 'bed']) {
      look(handle);
      cleanup();
    }
    look('leash');
    expect(screen.queryByRole('region')).toBeNull();
    comeNear();
    await screen.findByRole('region', { name: 'Recently viewed' });
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links).toEqual(['/products/bed', '/products/collar']);
    expect(screen.getByText(/^Prices as of your last visit/)).toBeTruthy();
  });

  it('are not shown if there is only one other', () => {
    look('collar');
    cleanup();
    expect(look('leash').innerHTML).toBe('');
  });

  it('can be cleared, and the focus moves to the message', async () => {
    for (const handle of ['collar', 'bed']) {
      look(handle);
      cleanup();
    }
    look('leash');
    comeNear();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(kept()).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    const message = screen.getByText('The list is empty.');
    await waitFor(() => expect(document.activeElement).toBe(message));
  });

  it.each(['{"a":', '"text"', '[null, 3]'])('ignores %s', text => {
    localStore.set(KEY, text);
    expect(look('collar').innerHTML).toBe('');
    expect(kept()).toMatchObject([{ handle: 'collar' }]);
  });

  it('leave no empty space if the stored value is invalid', async () => {
    localStore.set(KEY, '[{"handle":"x","price":"free"},{"handle":"y","price":"free"}]');
    const container = look('collar');
    expect(container.innerHTML).not.toBe('');
    comeNear();
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});
