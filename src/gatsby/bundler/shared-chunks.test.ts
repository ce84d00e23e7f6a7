import { expect, it } from 'vitest';
import { setSharedChunks } from './shared-chunks';

const name = (): string => 'named by Gatsby';

const configOf = (cacheGroups: object) => ({ optimization: { splitChunks: { cacheGroups } } });

it('leaves the naming of shared chunks to webpack, and makes none for small modules', () => {
  const shared = { name, minChunks: 2, minSize: 0 };
  const lib = { name, minChunks: 1 };
  const commons = { name: 'commons', minChunks: 13 };
  const groups = { shared, lib, commons };
  setSharedChunks({ stage: 'build-javascript', getConfig: () => configOf(groups) });
  expect(shared).toMatchObject({ name: false, minChunks: 2 });
  expect(shared.minSize).toBeGreaterThan(20_000);
  expect(lib).toEqual({ name: false, minChunks: 1 });
  expect(commons).toEqual({ name: 'commons', minChunks: Infinity });
});

it('does nothing in development, and stops a build without such cache groups', () => {
  const config = { optimization: { splitChunks: false } };
  setSharedChunks({ stage: 'develop', getConfig: () => config });
  expect(config).toEqual({ optimization: { splitChunks: false } });
  for (const [group, given] of [
    ['shared', config],
    ['lib', configOf({ shared: { name } })],
    ['commons', configOf({ shared: { name }, lib: { name } })],
  ] as const) {
    expect(() => setSharedChunks({ stage: 'build-javascript', getConfig: () => given })).toThrow(
      new RegExp(`for a cache group "${group}"`),
    );
  }
});
