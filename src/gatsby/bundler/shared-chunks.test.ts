import { expect, it } from 'vitest';
import { setSharedChunks } from './shared-chunks';

const name = (): string => 'named by Gatsby';

const configOf = (cacheGroups: object) => ({ optimization: { splitChunks: { cacheGroups } } });

it('leaves the naming of shared chunks to webpack, and makes none for small modules', () => {
  const shared = { name, minChunks: 2, minSize: 0 };
  const lib = { name, minChunks: 1 };
  setSharedChunks({ stage: 'build-javascript', getConfig: () => configOf({ shared, lib }) });
  expect(shared).toMatchObject({ name: false, minChunks: 2 });
  expect(shared.minSize).toBeGreaterThan(20_000);
  expect(lib).toEqual({ name: false, minChunks: 1 });
});

it('does nothing in development, and stops a build without such cache groups', () => {
  const config = { optimization: { splitChunks: false } };
  setSharedChunks({ stage: 'develop', getConfig: () => config });
  expect(config).toEqual({ optimization: { splitChunks: false } });
  for (const [group, given] of [
    ['shared', config],
    ['shared', configOf({ shared: { name: 'shared' }, lib: { name } })],
    ['lib', configOf({ shared: { name } })],
  ] as const) {
    expect(() => setSharedChunks({ stage: 'build-javascript', getConfig: () => given })).toThrow(
      new RegExp(`for a cache group "${group}"`),
    );
  }
});
