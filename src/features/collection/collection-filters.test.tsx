import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeProduct } from '~/src/domain/collections/collection-index';
import { SAMPLE_INDEX } from '~/src/domain/collections/collection-index.fixture';
import { tileCard } from '~/src/domain/collections/tile-card.fixture';
import { TestProviders } from '../testing';
import { CollectionView } from './collection-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const CARDS = ['Collar', 'Chews', 'Tag', 'Bones'].map(title =>
  tileCard(title.toLowerCase(), title, 1500),
);
const FACETS = ['availability', 'price', 'type', 'size', 'color'];

let files: Record<string, unknown> = {};
let visit = 0;

/** A new collection, because files read once are kept in memory. */
const show = (search = ''): void => {
  visit += 1;
  const cardFile = `/cards-${visit}.json`;
  files[cardFile] = CARDS;
  files[`/index-${visit}.json`] = {
    ...SAMPLE_INDEX,
    products: SAMPLE_INDEX.products.map(product => writeProduct(product, product.variants)),
    cardFiles: [cardFile],
  };
  window.history.replaceState(null, '', `/collections/all${search}`);
  render(
    <CollectionView
      handle="all"
      title="All"
      intro={null}
      image={null}
      cards={CARDS}
      order="default"
      page={1}
      pageCount={1}
      productCount={4}
      filters={{
        file: `/index-${visit}.json`,
        facets: FACETS.map(id => ({ id, name: /size|color/.test(id) ? id : '' })),
      }}
    />,
    { wrapper: TestProviders },
  );
};

const fetchFile = vi.fn(async (address: string) => {
  const file = files[address];
  return file === undefined
    ? new Response('', { status: 404 })
    : new Response(JSON.stringify(file));
});

const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
const bar = () => within(screen.getByRole('form', { name: 'Filter products' }));
const box = (name: RegExp) => bar().findByRole<HTMLInputElement>('checkbox', { name });
const open = async (facet: string): Promise<void> => {
  const summary = bar()
    .getAllByText(facet)
    .find(each => each.closest('summary'));
  if (!summary) throw new Error(`There is no facet ${facet}.`);
  await userEvent.click(summary);
};

// Loads on demand; a test should not wait for the first time.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 4000 });
  await import('./filters/lazy-filters');
});
beforeEach(() => {
  files = {};
  vi.stubGlobal('fetch', fetchFile);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchFile.mockClear();
});

describe('collection filters', () => {
  it('request nothing until a shopper turns to them', async () => {
    show('?utm_source=mail');
    expect(fetchFile).not.toHaveBeenCalled();
    await open('size');
    await box(/^m/);
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  it('filter the whole collection and update the address', async () => {
    show('?utm_source=mail');
    await open('size');
    await userEvent.click(await box(/^l/));
    await waitFor(() => expect(titles()).toEqual(['Collar', 'Bones']));
    expect(screen.getByText('2 products', { selector: '[role=status]' })).toBeTruthy();
    expect(window.location.search).toBe('?utm_source=mail&size=l');

    await open('Availability');
    await userEvent.click(await box(/^In stock/));
    expect(titles()).toEqual(['Collar']);
    expect(window.location.search).toBe('?utm_source=mail&availability=in-stock&size=l');
  });

  it('show the count of each value, and disable those without results', async () => {
    show('?size=l&availability=in-stock');
    await waitFor(() => expect(titles()).toEqual(['Collar']));
    expect(bar().queryByRole('checkbox')).toBeNull();
    await open('Color');
    const coral = await box(/^coral/);
    expect(coral.disabled).toBe(true);
    expect(coral.labels?.[0]?.textContent).toContain('0 products');
    expect((await box(/^slate/)).disabled).toBe(false);
  });

  it('start from the address, and are removed one by one or all at once', async () => {
    show('?size=s,l&type=chews&price=-30&ref=x');
    await waitFor(() => expect(titles()).toEqual(['Bones']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove chews' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove $30 and under' }));
    expect(titles()).toEqual(['Collar', 'Tag', 'Bones']);
    expect(document.activeElement?.getAttribute('aria-label') ?? '').toMatch(/^Remove|^$/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove l' }));
    expect(titles()).toHaveLength(4);
    expect(window.location.search).toBe('?ref=x');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('offer to clear the filters if nothing matches', async () => {
    show('?size=s&color=slate');
    expect(await screen.findByText('No products match these filters.')).toBeTruthy();
    expect(screen.getByText('0 products', { selector: '[role=status]' })).toBeTruthy();
    const [, out] = screen.getAllByRole('button', { name: 'Clear all' });
    if (out) await userEvent.click(out);
    expect(titles()).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('apply a price when its field loses focus', async () => {
    show();
    await open('Price');
    await userEvent.type(await bar().findByRole('textbox', { name: 'To' }), '40');
    expect(titles()).toHaveLength(4);
    await userEvent.tab();
    await waitFor(() => expect(titles()).toEqual(['Chews', 'Tag', 'Bones']));
    expect(window.location.search).toBe('?price=-40');
    expect(screen.getByRole('button', { name: 'Remove $40 and under' })).toBeTruthy();
  });

  it('show the built page with a note while they load', async () => {
    show('?size=l');
    const results = document.querySelector('.collection-results');
    expect(titles()).toHaveLength(4);
    expect(results?.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(results?.hasAttribute('aria-busy')).toBe(false);
  });

  it('show an error if they cannot be loaded, and retry', async () => {
    show('?size=l');
    const index = files[`/index-${visit}.json`];
    delete files[`/index-${visit}.json`];
    expect((await screen.findByRole('alert')).textContent).toContain('could not load');
    expect(titles()).toHaveLength(4);
    files[`/index-${visit}.json`] = index;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
