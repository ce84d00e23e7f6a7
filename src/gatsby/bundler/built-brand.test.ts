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
    'globalThis.brand = BUILT_BRAND; if (!BUILT_BRAND.name) globalThis.isNameless = true;',
  );
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './entry.js',
    output: { path: root, filename: 'out.js' },
    plugins: pluginsFor(brand),
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const script = readFileSync(join(root, 'out.js'), 'utf8');
  expect(BRANDS.filter(({ name }) => script.includes(name)).map(({ id }) => id)).toEqual([
    brand.id,
  ]);
  const scope = createContext({});
  runInContext(script, scope);
  expect(scope).toEqual({ brand });
});
