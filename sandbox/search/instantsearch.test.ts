// @vitest-environment jsdom
import instantsearch from 'instantsearch.js';
import {
  connectHierarchicalMenu,
  connectHits,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
} from 'instantsearch.js/es/connectors';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWithProducts } from './testing/start-search';

let running: Awaited<ReturnType<typeof startWithProducts>>;
beforeAll(async () => {
  running = await startWithProducts();
});
afterAll(() => running.stop());

it('supports InstantSearch: queries, facet lists and their search, ranges, menus and sort orders', async () => {
  const shown = { titles: [''], types: [''], found: [''], menu: [''], highlighted: '' };
  const search = instantsearch({ indexName: 'products', searchClient: running.lite });
  const act = {
    query: (_: string) => {},
    refine: (_: string) => {},
    searchFacets: (_: string) => {},
    range: (_: [number, number]) => {},
    sort: (_: string) => {},
  };
  search.addWidgets([
    connectSearchBox(({ refine }) => {
      act.query = refine;
    })({}),
    connectHits<object>(({ items }) => {
      shown.titles = items.map(item => String(item.title));
      shown.highlighted = JSON.stringify(items[0]?._highlightResult ?? {});
    })({}),
    connectRefinementList(({ items, refine }) => {
      shown.types = items.map(({ label, count }) => `${label} ${count}`);
      act.refine = refine;
    })({ attribute: 'productType', operator: 'or' }),
    connectRefinementList(({ items, searchForItems, isFromSearch }) => {
      act.searchFacets = searchForItems;
      if (isFromSearch) shown.found = items.map(({ label }) => label);
    })({ attribute: 'collections' }),
    connectRange(({ refine }) => {
      act.range = refine;
    })({ attribute: 'price_usd' }),
    connectHierarchicalMenu(({ items }) => {
      shown.menu = items.map(({ label, count }) => `${label} ${count}`);
    })({ attributes: ['categories.lvl0', 'categories.lvl1'] }),
    connectSortBy(({ refine }) => {
      act.sort = refine;
    })({
      items: [
        { label: 'Featured', value: 'products' },
        { label: 'Price', value: 'products_price_usd_asc' },
      ],
    }),
  ]);
  const failures: unknown[] = [];
  search.on('error', error => failures.push(error));
  search.start();

  await vi.waitFor(() => expect(shown.titles).toHaveLength(10));
  expect(shown.menu).toContain('Collar 2');
  act.query('colar');
  await vi.waitFor(() => expect(shown.titles).toHaveLength(4));
  expect(shown.titles[0]).toBe('GPS Collar');
  expect(shown.highlighted).toContain('<mark>Collar</mark>');
  expect(shown.types).toEqual(['Collar 2', 'Part 2']);
  act.refine('Part');
  await vi.waitFor(() =>
    expect(shown.titles).toEqual(['GPS Collar Charger', 'Collar Battery Pack']),
  );
  expect(shown.types).toEqual(['Part 2', 'Collar 2']);
  act.sort('products_price_usd_asc');
  await vi.waitFor(() => expect(shown.titles[0]).toBe('Collar Battery Pack'));
  act.range([30, 39]);
  await vi.waitFor(() => expect(shown.titles).toEqual(['GPS Collar Charger']));
  act.searchFacets('parts');
  await vi.waitFor(() => expect(shown.found).toEqual(['Collars and parts']));
  expect(failures).toEqual([]);
  search.dispose();
});

it('supports a hierarchical menu down to its second level', async () => {
  const shown = { titles: [''], menu: [''] };
  const search = instantsearch({ indexName: 'products', searchClient: running.lite });
  const act = { choose: (_: string) => {} };
  search.addWidgets([
    connectHits<object>(({ items }) => {
      shown.titles = items.map(item => String(item.title));
    })({}),
    connectHierarchicalMenu(({ items, refine }) => {
      act.choose = refine;
      shown.menu = items.flatMap(({ label, count, isRefined, data }) => [
        `${label} ${count}${isRefined ? ', chosen' : ''}`,
        ...(data ?? []).map(
          child => `- ${child.label} ${child.count}${child.isRefined ? ', chosen' : ''}`,
        ),
      ]);
    })({ attributes: ['categories.lvl0', 'categories.lvl1'] }),
  ]);
  const failures: unknown[] = [];
  search.on('error', error => failures.push(error));
  search.start();
  await vi.waitFor(() => expect(shown.menu).toContain('Collar 2'));
  act.choose('Collar');
  await vi.waitFor(() =>
    expect(shown.menu.slice(0, 5)).toEqual([
      'Bed 1',
      'Bowl 2',
      'Collar 2, chosen',
      '- GPS fences 1',
      '- Training 1',
    ]),
  );
  expect([...shown.titles].sort()).toEqual(['GPS Collar', 'Training Collar']);
  act.choose('Collar > Training');
  await vi.waitFor(() => expect(shown.titles).toEqual(['Training Collar']));
  expect(shown.menu).toContain('- Training 1, chosen');
  expect(shown.menu).toContain('- GPS fences 1');
  expect(shown.menu).toContain('Door 2');
  expect(failures).toEqual([]);
  search.dispose();
});
