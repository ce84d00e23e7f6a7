import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
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

const ROUTER = 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';

it("replaces the decoder where Gatsby finds a path's page, and nowhere else", () => {
  const setWebpackConfig = vi.fn();
  const actions = { setWebpackConfig };
  Reflect.apply(setSafeDecode, null, [{ stage: 'build-javascript', actions }]);
  const [[config]] = setWebpackConfig.mock.calls as [
    [{ module: { rules: { test: string[]; loader: string }[] } }],
  ];
  const [rule] = config.module.rules;
  expect(rule?.test).toEqual([resolve('.cache/find-path.js'), resolve(ROUTER)]);
  expect(rule?.loader).toBe(resolve('src/gatsby/bundler/find-path-loader.mjs'));

  const file = createRequire(import.meta.url).resolve('gatsby/cache-dir/find-path.js');
  const source = readFileSync(file, 'utf8');
  const [first, ...rest] = findPathLoader(source).split('\n');
  expect(first).toMatch(
    /^import \{ decodeComponentOrKeep as decodeURIComponent \} from ".*decode-or-keep\.mjs";$/,
  );
  expect(rest.join('\n')).toBe(source);
});

it('lets the router find the page of a path with a lone percent sign', async () => {
  const folder = mkdtempSync(join(resolve('node_modules'), '.router-'));
  const file = join(folder, 'router.mjs');
  writeFileSync(file, findPathLoader(readFileSync(ROUTER, 'utf8')));
  const { pick } = (await import(/* @vite-ignore */ file)) as {
    pick: (routes: readonly object[], path: string) => { params: object } | null;
  };
  rmSync(folder, { recursive: true });
  expect(pick([{ path: '/account/*' }], '/account/orders/50%')?.params).toEqual({
    '*': 'orders/50%',
  });
  expect(pick([{ path: '/account/orders/:id' }], '/account/orders/%')?.params).toEqual({ id: '%' });
});
