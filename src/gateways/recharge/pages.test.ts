import { expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { readAllPages, type RecordPage } from './pages';

const pages = (cursors: Readonly<Record<string, string | null>>) =>
  vi.fn(
    async (cursor: string | null): Promise<Result<RecordPage<string>>> =>
      ok({ records: [cursor ?? 'first'], nextCursor: cursors[cursor ?? 'first'] ?? null }),
  );

it('reads a list to its end', async () => {
  const readPage = pages({ first: 'a', a: 'b' });
  expect(await readAllPages(readPage)).toEqual(ok(['first', 'a', 'b']));
});

it.each([
  ['the page itself', { first: 'a', a: 'a' }],
  ['a page before', { first: 'a', a: 'b', b: 'a' }],
])('ends when a cursor leads back to %s', async (_name, cursors) => {
  const readPage = pages(cursors);
  expect(await readAllPages(readPage)).toMatchObject({ error: { kind: 'protocol' } });
  expect(readPage.mock.calls.length).toBeLessThan(4);
});
