// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '~/hosting/adapter/output-files';
import { precompress } from './precompress';

let folder = '';
const at = (name: string): string => join(folder, 'out', name);
const run = async (): Promise<number> =>
  precompress(await filesBelow(join(folder, 'out')), join(folder, 'record.json'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(folder, 'out'));
  writeFileSync(at('page.html'), 'a'.repeat(2000));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('precompress', () => {
  it('writes both copies of a text file, and none of a small one or a picture', async () => {
    writeFileSync(at('small.js'), 'x()');
    writeFileSync(at('photo.jpg'), 'b'.repeat(2000));
    expect(await run()).toBe(1);
    expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toHaveLength(2000);
    expect(gunzipSync(readFileSync(at('page.html.gz'))).toString()).toHaveLength(2000);
    expect([existsSync(at('small.js.br')), existsSync(at('photo.jpg.br'))]).toEqual([false, false]);
  });

  it('rewrites copies only when the text has changed', async () => {
    await run();
    writeFileSync(at('page.html'), 'a'.repeat(2000));
    expect(await run()).toBe(0);
    writeFileSync(at('page.html'), 'c'.repeat(2000));
    expect(await run()).toBe(1);
    expect(gunzipSync(readFileSync(at('page.html.gz'))).toString()).toMatch(/^c+$/);
  });

  it('deletes the copies of a deleted file', async () => {
    await run();
    rmSync(at('page.html'));
    await run();
    expect([existsSync(at('page.html.br')), existsSync(at('page.html.gz'))]).toEqual([
      false,
      false,
    ]);
  });
});
