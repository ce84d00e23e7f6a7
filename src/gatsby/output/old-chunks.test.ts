// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILE_HASH_LENGTH } from '~/src/config/file-hash';
import { removeOldChunks } from './old-chunks';

const DAY_MS = 86_400_000;
const hash = (letter: string): string => letter.repeat(FILE_HASH_LENGTH);

let folder = '';
const at = (name: string): string => join(folder, name);
const drop = (day: number) => removeOldChunks(folder, at('record/old.json'), day * DAY_MS);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const files = {
    [`webpack-runtime-${hash('a')}.js`]: `{151:"${hash('b')}"}`,
    [`webpack-runtime-${hash('9')}.js`]: `{151:"${hash('c')}"}`,
    [`151-${hash('b')}.js`]: '',
    [`151-${hash('c')}.js`]: '',
    [`151-${hash('c')}.js.br`]: '',
    [`styles.${hash('d')}.css`]: '',
    'sw.js': '',
    'webpack.stats.json': `["webpack-runtime-${hash('a')}.js","styles.${hash('d')}.css"]`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the scripts of an older build for open tabs, and deletes them in time', async () => {
  const old = [`151-${hash('c')}.js`, `151-${hash('c')}.js.br`, `webpack-runtime-${hash('9')}.js`];
  expect([await drop(100), await drop(113)]).toEqual([0, 0]);
  expect(old.filter(name => existsSync(at(name)))).toEqual(old);
  expect(await drop(114)).toBe(3);
  expect(old.filter(name => existsSync(at(name)))).toEqual([]);
  const present = [`151-${hash('b')}.js`, `webpack-runtime-${hash('a')}.js`, 'sw.js'];
  expect(present.filter(name => existsSync(at(name)))).toEqual(present);
});

it('starts the period again when an older build is built again', async () => {
  await drop(100);
  writeFileSync(at(`webpack-runtime-${hash('a')}.js`), `{151:"${hash('c')}"}`);
  await drop(110);
  writeFileSync(at(`webpack-runtime-${hash('a')}.js`), `{151:"${hash('b')}"}`);
  expect(await drop(115)).toBe(1);
  expect(existsSync(at(`151-${hash('c')}.js`))).toBe(true);
});
