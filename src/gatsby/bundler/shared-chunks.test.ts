import { expect, it } from 'vitest';
import { setSharedChunks } from './shared-chunks';

const names = (_: unknown, chunks: readonly { readonly name?: string | null }[]): string =>
  chunks.map(({ name }) => name).join('+');

it('leaves the naming of chunks shared by unnamed modules to webpack, and nothing else', () => {
  const shared = { name: names, minChunks: 2 };
  setSharedChunks({
    stage: 'build-javascript',
    getConfig: () => ({ optimization: { splitChunks: { cacheGroups: { shared } } } }),
  });
  expect(shared.name(null, [{ name: 'home' }, { name: 'product' }])).toBe('home+product');
  expect(shared.name(null, [{ name: 'home' }, { name: null }])).toBeUndefined();
  expect(shared.name(null, [{}, {}])).toBeUndefined();
  // Named so that tests find it, and late all the same.
  expect(shared.name(null, [{ name: 'cart-drawer' }, { name: 'cart' }])).toBeUndefined();
});

it('makes no separate file for a small shared module', () => {
  const shared = { name: names, minSize: 0 };
  setSharedChunks({
    stage: 'build-javascript',
    getConfig: () => ({ optimization: { splitChunks: { cacheGroups: { shared } } } }),
  });
  expect(shared.minSize).toBeGreaterThan(20_000);
});

it('does nothing in development, and stops a build without such a cache group', () => {
  const config = { optimization: { splitChunks: false } };
  setSharedChunks({ stage: 'develop', getConfig: () => config });
  expect(config).toEqual({ optimization: { splitChunks: false } });
  const shared = { name: 'shared' };
  const named = { optimization: { splitChunks: { cacheGroups: { shared } } } };
  for (const each of [config, named]) {
    expect(() => setSharedChunks({ stage: 'build-javascript', getConfig: () => each })).toThrow(
      /for a cache group "shared"/,
    );
  }
});
