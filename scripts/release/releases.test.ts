import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringBack, publish, readReleases } from './releases';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  const path = join(root, 'build', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

const folder = () => join(root, 'releases');
const day = (date: number): Date => new Date(Date.UTC(2026, 10, date, 9));
const name = (date: number): string => `202611${String(date).padStart(2, '0')}T090000Z`;
const release = (date: number, keep = 5) =>
  publish({ from: join(root, 'build'), folder: folder(), keep, now: day(date) });
const served = (file: string): string => readFileSync(join(folder(), 'current', file), 'utf8');

const build = (home: string): void => {
  write('public/index.html', home);
  write('public/about/index.html', 'About');
  write('.host/manifest.json', '{}');
};

it('serves each build as it is published, and keeps the one before', async () => {
  build('one');
  expect(await release(1)).toEqual({ name: name(1), copied: 3 });
  build('two');
  expect(await release(2)).toEqual({ name: name(2), copied: 1 });
  expect(served('public/index.html')).toBe('two');
  expect(readFileSync(join(folder(), name(1), 'public/index.html'), 'utf8')).toBe('one');
  const inode = (date: number) =>
    statSync(join(folder(), name(date), 'public/about/index.html')).ino;
  expect(inode(2)).toBe(inode(1));
});

it('brings back the build before, or any that is kept', async () => {
  for (const date of [1, 2, 3]) {
    build(String(date));
    await release(date);
  }
  expect(await bringBack(folder(), null)).toBe(name(2));
  expect(await bringBack(folder(), null)).toBe(name(1));
  expect(served('public/index.html')).toBe('1');
  await expect(bringBack(folder(), null)).rejects.toThrow(/no release before the current one/);
  await expect(bringBack(folder(), 'x')).rejects.toThrow(`There are: ${name(1)}, ${name(2)}`);
  expect(await bringBack(folder(), name(3))).toBe(name(3));
});

it('deletes the oldest, but never the one that is served', async () => {
  for (const date of [1, 2, 3]) {
    build(String(date));
    await release(date, 2);
  }
  expect(await readReleases(folder())).toEqual({ names: [name(2), name(3)], current: name(3) });
  await bringBack(folder(), name(2));
  await release(4, 1);
  expect(await readReleases(folder())).toEqual({ names: [name(4)], current: name(4) });
});

it('publishes nothing without a build', async () => {
  mkdirSync(join(root, 'build'));
  await expect(release(1)).rejects.toThrow('run "npm run build" first');
  expect(await readReleases(folder())).toEqual({ names: [], current: null });
});
