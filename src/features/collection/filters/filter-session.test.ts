import { describe, expect, it, vi } from 'vitest';
import { indexed, indexOf, variant } from '~/src/domain/collections/collection-index.fixture';
import { NO_FILTERS, toggleValue } from '~/src/domain/collections/collection-selection';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { tileCard } from '~/src/domain/collections/tile-card.fixture';
import { createCardFiles } from './card-files';
import { createFilterSession } from './filter-session';

const tile = (handle: string): TileCard => tileCard(handle, handle, 1);

/** Sixty products in two files; every second is large. */
const index = {
  ...indexOf(
    Array.from({ length: 60 }, (_, number) =>
      indexed(number % 2, [variant(1000 + number, [number % 2 === 0 ? 'l' : 's'])]),
    ),
  ),
  cardFiles: ['/a', '/b'],
  cardsPerFile: 30,
};
const large = toggleValue(NO_FILTERS, 'size', 'l');
const small = toggleValue(NO_FILTERS, 'size', 's');

type Answer = Awaited<ReturnType<Parameters<typeof createCardFiles>[0] & object>>;

const start = (search = '') => {
  const open = new Map<string, (isRead: boolean) => void>();
  const fetched: string[] = [];
  const cardFiles = createCardFiles(
    file =>
      new Promise<Answer>(resolve => {
        fetched.push(file);
        open.set(file, isRead => {
          const from = file === '/a' ? 0 : 30;
          const value = Array.from({ length: 30 }, (_, at) => tile(`p${from + at}`));
          const error = {
            kind: 'network',
            message: '',
            isRetryable: true,
            status: null,
            userErrors: [],
          } as const;
          resolve(isRead ? { ok: true, value } : { ok: false, error });
        });
      }),
  );
  const showSearch = vi.fn();
  const session = createFilterSession(index, {
    order: 'priceDesc',
    facetIds: ['size', 'type', 'price'],
    search,
    cardFiles,
    showSearch,
  });
  const answer = async (file: string, isRead = true): Promise<void> => {
    open.get(file)?.(isRead);
    await vi.waitFor(() => expect(session.getView().isWaiting).toBe(false));
  };
  const handles = (): readonly string[] | undefined =>
    session.getView().cards?.map(({ handle }) => handle);
  return { session, answer, open, fetched, showSearch, handles };
};

describe('filter session', () => {
  it('requests nothing while nothing is selected', () => {
    const { session, fetched, showSearch } = start('?utm_source=mail');
    expect(session.getView()).toMatchObject({ isActive: false, cards: null, isWaiting: false });
    expect(fetched).toEqual([]);
    expect(showSearch).not.toHaveBeenCalled();
  });

  it('shows a page of matches once their cards have loaded', async () => {
    const { session, answer, open, handles, showSearch } = start();
    session.select(large);
    expect(session.getView()).toMatchObject({ isWaiting: true, cards: null });
    expect(session.getView().result.matches).toHaveLength(30);
    open.get('/a')?.(true);
    await answer('/b');
    expect(handles()).toHaveLength(24);
    expect(handles()?.[0]).toBe('p58');
    expect(showSearch).toHaveBeenLastCalledWith('?size=l');
  });

  it('starts from the address, with as many pages as it says', async () => {
    const { answer, open, handles, fetched, showSearch } = start('?size=l&page=2&ref=x');
    open.get('/a')?.(true);
    await answer('/b');
    expect(handles()).toHaveLength(30);
    expect(fetched).toEqual(['/b', '/a']);
    expect(showSearch).not.toHaveBeenCalled();
  });

  it('shows more, and starts over after another selection', async () => {
    const { session, answer, open, handles, showSearch, fetched } = start('?size=l&ref=x');
    open.get('/a')?.(true);
    await answer('/b');
    session.showMore();
    expect(handles()).toHaveLength(30);
    expect(showSearch).toHaveBeenLastCalledWith('?ref=x&size=l&page=2');
    session.select(small);
    expect(handles()).toHaveLength(24);
    expect(showSearch).toHaveBeenLastCalledWith('?ref=x&size=s');
    expect(fetched).toEqual(['/b', '/a']);
    session.select(NO_FILTERS);
    expect(session.getView()).toMatchObject({ isActive: false, cards: null });
    expect(showSearch).toHaveBeenLastCalledWith('?ref=x');
  });

  it('keeps the old cards until the new ones have loaded, and drops an outdated selection', async () => {
    const { session, answer, open, handles } = start();
    session.select({ ...large, price: { min: 1050, max: null } });
    await answer('/b');
    expect(handles()).toEqual(['p58', 'p56', 'p54', 'p52', 'p50']);
    session.select(small);
    expect(handles()).toHaveLength(5);
    session.select({ ...small, price: { min: 1058, max: null } });
    expect(handles()).toEqual(['p59']);
    open.get('/a')?.(true);
    await answer('/a');
    expect(handles()).toEqual(['p59']);
  });

  it('reports a failure to load cards, and retries', async () => {
    const { session, answer, handles } = start();
    session.select({ ...large, price: { min: 1050, max: null } });
    await answer('/b', false);
    expect(session.getView()).toMatchObject({ isFailed: true, cards: null });
    session.retry();
    expect(session.getView()).toMatchObject({ isFailed: false, isWaiting: true });
    await answer('/b');
    expect(handles()).toHaveLength(5);
  });

  it('notifies listeners until they unsubscribe', () => {
    const { session } = start();
    const hear = vi.fn();
    const leave = session.subscribe(hear);
    session.select(large);
    expect(hear).toHaveBeenCalled();
    hear.mockClear();
    leave();
    session.select(small);
    expect(hear).not.toHaveBeenCalled();
  });
});
