import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { decodeComponentOrKeep } from './decode-or-keep.mjs';
import findPathLoader from './find-path-loader.mjs';
import { setSafeDecode } from './safe-decode';

it.each([
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/%', '/%'],
  ['/account/orders/%E0%A4%A', '/account/orders/%E0%A4%A'],
])('decodes %s as %s', (text, decoded) => {
  expect(decodeComponentOrKeep(text)).toBe(decoded);
});

it("replaces the decoder where Gatsby finds a path's page, and nowhere else", () => {
  const setWebpackConfig = vi.fn();
  const actions = { setWebpackConfig };
  Reflect.apply(setSafeDecode, null, [{ stage: 'build-javascript', actions }]);
  const [[config]] = setWebpackConfig.mock.calls as [
    [{ module: { rules: { test: string; loader: string }[] } }],
  ];
  const [rule] = config.module.rules;
  expect(rule?.test).toBe(resolve('.cache/find-path.js'));
  expect(rule?.loader).toBe(resolve('src/gatsby/bundler/find-path-loader.mjs'));

  const file = createRequire(import.meta.url).resolve('gatsby/cache-dir/find-path.js');
  const source = readFileSync(file, 'utf8');
  const [first, ...rest] = findPathLoader(source).split('\n');
  expect(first).toMatch(
    /^import \{ decodeComponentOrKeep as decodeURIComponent \} from ".*decode-or-keep\.mjs";$/,
  );
  expect(rest.join('\n')).toBe(source);
});
