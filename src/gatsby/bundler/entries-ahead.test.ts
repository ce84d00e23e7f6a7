import { expect, it } from 'vitest';
import { setEntriesAhead, startScripts } from './entries-ahead';

const APP = '/shop/.cache/production-app';

const cut = (entry: unknown): unknown => {
  const config = { entry };
  setEntriesAhead({ stage: 'build-javascript', getConfig: () => config });
  return config.entry;
};

it('cuts the start in entries that build on each other, the application last', () => {
  const entry = cut({ app: APP });
  expect(entry).toMatchObject({
    router: { dependOn: 'react' },
    shop: { dependOn: 'router' },
    app: { import: APP, dependOn: 'shop' },
  });
  expect(entry).not.toHaveProperty('react.dependOn');
  expect(entry).toHaveProperty('react.import.0', 'react-dom/client');
});

it('says when the generator names its application otherwise', () => {
  expect(() => cut({ main: APP })).toThrow('no entry "app"');
  expect(() => cut(APP)).toThrow('no entry "app"');
});

it('cuts nothing where pages are rendered', () => {
  const config = { entry: { app: APP } };
  setEntriesAhead({ stage: 'build-html', getConfig: () => config });
  expect(config).toEqual({ entry: { app: APP } });
});

const group = (...names: string[]) => ({ assets: names.map(name => ({ name, size: 1 })) });

it('finds the scripts of each entry in their order, each once, and no styles', () => {
  const stats = {
    namedChunkGroups: {
      shop: group('framework-1.js', 'styles.4.css', 'shop-3.js'),
      router: group('router-2.js'),
      react: group('webpack-runtime-0.js', 'framework-1.js', 'react-1.js'),
      app: group('app-5.js'),
    },
  };
  expect(startScripts(stats)).toEqual([
    'webpack-runtime-0.js',
    'framework-1.js',
    'react-1.js',
    'router-2.js',
    'shop-3.js',
    'app-5.js',
  ]);
});

it('names the entry that a build left out', () => {
  const stats = { namedChunkGroups: { react: group('react-1.js'), router: group('styles.css') } };
  expect(() => startScripts(stats)).toThrow('no script for "router"');
  expect(() => startScripts(null)).toThrow('no script for "react"');
});
