import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStateStore } from './state';

const seed = (): { carts: string[] } => ({ carts: [] });
let folder = '';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'state-')), 'deep');
});

it('keeps written state for the next start', async () => {
  const first = createStateStore(folder);
  const carts = first.openState('carts', seed);
  carts.update(({ carts }) => ({ carts: [...carts, 'one'] }));
  carts.update(({ carts }) => ({ carts: [...carts, 'two'] }));
  expect(carts.value.carts).toEqual(['one', 'two']);
  await first.flush();
  expect(createStateStore(folder).openState('carts', seed).value.carts).toEqual(['one', 'two']);
});

it('saves a change after a short delay', async () => {
  const carts = createStateStore(folder).openState('carts', seed);
  carts.update(() => ({ carts: ['soon'] }));
  const file = path.join(folder, 'carts.json');
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('soon'));
  expect(await readdir(folder)).toEqual(['carts.json']);
});

it('returns to the seed on reset', async () => {
  const store = createStateStore(folder);
  const carts = store.openState('carts', seed);
  carts.update(() => ({ carts: ['one'] }));
  carts.reset();
  await store.flush();
  expect(carts.value).toEqual(seed());
  expect(createStateStore(folder).openState('carts', seed).value).toEqual(seed());
});

it('sets a corrupt file aside with a warning', async () => {
  const store = createStateStore(folder);
  store.openState('carts', seed).update(() => ({ carts: ['one'] }));
  await store.flush();
  await writeFile(path.join(folder, 'carts.json'), '{"carts":["on');
  const warn = vi.fn();
  expect(createStateStore(folder, warn).openState('carts', seed).value).toEqual(seed());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('carts.json could not be read'));
  const [aside = ''] = await readdir(folder);
  expect(aside).toMatch(/^carts\.corrupt-\d+\.json$/);
  expect(await readFile(path.join(folder, aside), 'utf8')).toBe('{"carts":["on');
});

it('sets aside a file that its parser rejects', async () => {
  const store = createStateStore(folder);
  store.openState('carts', seed).update(() => ({ carts: ['one'] }));
  await store.flush();
  const parse = (): { carts: string[] } => {
    throw new Error('an older shape');
  };
  const warn = vi.fn();
  expect(createStateStore(folder, warn).openState('carts', seed, parse).value).toEqual(seed());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('an older shape'));
});

it('writes nothing to disk in memory mode', async () => {
  const store = createStateStore('memory');
  const carts = store.openState('carts', seed);
  carts.update(() => ({ carts: ['one'] }));
  await store.flush();
  expect(carts.value.carts).toEqual(['one']);
  await expect(readdir('memory')).rejects.toThrow('ENOENT');
});

it('throws when a file is opened twice', () => {
  const store = createStateStore('memory');
  store.openState('carts', seed);
  expect(() => store.openState('carts', seed)).toThrow('open already');
});
