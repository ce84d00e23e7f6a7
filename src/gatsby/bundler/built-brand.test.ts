import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { BRANDS } from '~/src/config/brands';
import type { Brand } from '~/src/config/brands/brand';
import { setBuiltBrand } from './built-brand';

const root = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const pluginsFor = (brand: Brand): WebpackPluginInstance[] => {
  const plugins: WebpackPluginInstance[] = [];
  const setWebpackConfig = (config: { plugins: WebpackPluginInstance[] }): void => {
    plugins.push(...config.plugins);
  };
  setBuiltBrand({ actions: { setWebpackConfig } }, brand);
  return plugins;
};

it.each(BRANDS)('inserts the profile of $id and no other', async brand => {
  writeFileSync(
    join(root, 'entry.js'),
    `globalThis.brand = BUILT_BRAND; if (!BUILT_BRAND.name) globalThis.isNameless = true;
     globalThis.load = process.env.HAS_DEALERS === 'no' ? null : () => import('./dealers.js');`,
  );
  writeFileSync(join(root, 'dealers.js'), 'export const dealers = 1;');
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './entry.js',
    output: { path: root, filename: 'out.js', publicPath: '/' },
    plugins: pluginsFor(brand),
  });
  const chunks = await new Promise<number>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(stats?.compilation.chunks.size ?? 0);
    });
  });
  const script = readFileSync(join(root, 'out.js'), 'utf8');
  expect(BRANDS.filter(({ name }) => script.includes(name)).map(({ id }) => id)).toEqual([
    brand.id,
  ]);
  const scope = createContext({ self: {} });
  runInContext(script, scope);
  expect(scope).toMatchObject({ brand });
  expect(scope).not.toHaveProperty('isNameless');
  expect(chunks).toBe(brand.hasDealers ? 2 : 1);
});
