import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { scriptsNamingMaps, moveSourceMaps } from './source-maps';

const root = mkdtempSync(join(tmpdir(), 'maps-'));
const output = join(root, 'public');
const host = join(root, '.host');
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('moves the maps of a release out of the output and deletes those of others', async () => {
  mkdirSync(output);
  for (const name of ['app-1.js', 'app-1.js.map', 'styles.1.css.map']) {
    writeFileSync(join(output, name), '{}');
  }
  expect(await moveSourceMaps(output, host, 'larkfield@old')).toBe(2);
  writeFileSync(join(output, 'app-2.js.map'), '{}');
  expect(await moveSourceMaps(output, host, 'larkfield@new/1')).toBe(1);
  expect(readdirSync(output)).toEqual(['app-1.js']);
  expect(readdirSync(join(host, 'source-maps'))).toEqual(['larkfield@new-1']);
  expect(readdirSync(join(host, 'source-maps', 'larkfield@new-1'))).toEqual(['app-2.js.map']);
});

it('finds the scripts that refer to a map', async () => {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'a.js'), 'a()\n//# sourceMappingURL=a.js.map\n');
  writeFileSync(join(output, 'b.js'), 'b("//# sourceMappingURL=a.js.map")()');
  expect(await scriptsNamingMaps(output)).toEqual(['a.js']);
  await moveSourceMaps(output, host, 'larkfield@new');
  expect(await scriptsNamingMaps(output)).toEqual([]);
});
