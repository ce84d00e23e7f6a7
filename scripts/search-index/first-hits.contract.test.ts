import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeById } from '~/src/config/locales';
import { searchFilters } from '~/src/domain/search/search-indexes';
import { pushAll } from './push-all';
import { startSeedShop } from './testing/seed-shop';

interface Row {
  readonly index: string;
  readonly locale: string;
  readonly query: string;
  readonly first: string;
}

const table = readFileSync(join(__dirname, 'first-hits.csv'), 'utf8');
const rows: readonly Row[] = parse<Row>(table, { columns: true });

let shop: Awaited<ReturnType<typeof startSeedShop>>;
beforeAll(async () => {
  shop = await startSeedShop();
  await pushAll({ ...shop, dealers: null });
});
afterAll(() => shop.stop());

const firstHandle = async ({ index, locale, query }: Row): Promise<string | undefined> => {
  const { brand } = shop.settings;
  const filters = searchFilters(localeById(locale, brand), brand);
  const { results } = await shop.client.searchForHits<{ handle: string }>([
    { indexName: index, params: { query, filters, hitsPerPage: 3 } },
  ]);
  return results[0]?.hits[0]?.handle;
};

describe('what shoppers type', () => {
  it('is a table of 200 queries and more, none twice', () => {
    const keys = rows.map(({ index, locale, query }) => `${index} ${locale} ${query}`);
    expect(new Set(keys).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  it.each(rows)('"$query" finds $first first in $index ($locale)', async row => {
    expect(await firstHandle(row)).toBe(row.first);
  });
});
