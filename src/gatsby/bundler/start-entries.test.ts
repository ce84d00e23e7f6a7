import { expect, it } from 'vitest';
import { startupWithout } from '~/src/config/settings/startup-settings';
import { setStartEntries, startScripts } from './start-entries';

const APP = '/shop/.cache/production-app';

const ALL = startupWithout([]);
const WHOLE = startupWithout(['split-entries']);
const FORMATS = './src/runtime/formats-ahead';

const cut = (entry: unknown, startup = ALL): unknown => {
  const config = { entry };
  setStartEntries({ stage: 'build-javascript', getConfig: () => config }, startup);
  return config.entry;
};

it('splits the start into entries that depend on each other, the application last', () => {
  const entry = cut({ app: APP });
  expect(entry).toMatchObject({
    router: { dependOn: 'react' },
    shop: { dependOn: 'router' },
    app: { import: [APP], dependOn: 'shop' },
  });
  expect(entry).not.toHaveProperty('react.dependOn');
  expect(entry).toHaveProperty('react.import', ['react-dom/client', FORMATS]);
});

it('neither splits the entry nor adds the format worker if they are switched off', () => {
  expect(cut({ app: APP }, WHOLE)).toEqual({ app: { import: [APP, FORMATS] } });
  const neither = startupWithout(['split-entries', 'format-worker']);
  expect(cut({ app: [APP] }, neither)).toEqual({ app: { import: [APP] } });
  expect(cut({ app: APP }, startupWithout(['format-worker']))).toHaveProperty('react.import', [
    'react-dom/client',
  ]);
});

it.each([{ main: APP }, { app: { import: APP } }, APP])(
  'stops the build at the entry %j',
  entry => {
    expect(() => cut(entry)).toThrow(/"split-entries" looked in .* for an entry "app"/);
  },
);

it('splits nothing in the stage that renders pages', () => {
  const config = { entry: { app: APP } };
  setStartEntries({ stage: 'build-html', getConfig: () => config }, ALL);
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
  expect(startScripts(stats, ALL)).toEqual([
    'webpack-runtime-0.js',
    'framework-1.js',
    'react-1.js',
    'router-2.js',
    'shop-3.js',
    'app-5.js',
  ]);
  expect(startScripts(stats, WHOLE)).toEqual(['app-5.js']);
});

it('names a missing entry', () => {
  const stats = { namedChunkGroups: { react: group('react-1.js'), router: group('styles.css') } };
  expect(() => startScripts(stats, ALL)).toThrow('script of the entry "router"');
  expect(() => startScripts(null, ALL)).toThrow('script of the entry "react"');
});
