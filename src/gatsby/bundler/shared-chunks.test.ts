import { expect, it } from 'vitest';
import { setSharedChunks } from './shared-chunks';

const names = (_: unknown, chunks: readonly { readonly name?: string | null }[]): string =>
  chunks.map(({ name }) => name).join('+');

it('leaves what parts without a name share to the bundler, and nothing else', () => {
  const shared = { name: names, minChunks: 2 };
  setSharedChunks({
    getConfig: () => ({ optimization: { splitChunks: { cacheGroups: { shared } } } }),
  });
  expect(shared.name(null, [{ name: 'home' }, { name: 'product' }])).toBe('home+product');
  expect(shared.name(null, [{ name: 'home' }, { name: null }])).toBeUndefined();
  expect(shared.name(null, [{}, {}])).toBeUndefined();
  // Named to be found, and late all the same.
  expect(shared.name(null, [{ name: 'cart-drawer' }, { name: 'cart' }])).toBeUndefined();
});

it('makes no file of its own of a little that is shared', () => {
  const shared = { name: names, minSize: 0 };
  setSharedChunks({
    getConfig: () => ({ optimization: { splitChunks: { cacheGroups: { shared } } } }),
  });
  expect(shared.minSize).toBeGreaterThan(20_000);
});

it('does nothing where there is no such group, as in development', () => {
  const config = { optimization: { splitChunks: false } };
  setSharedChunks({ getConfig: () => config });
  expect(config).toEqual({ optimization: { splitChunks: false } });
});
