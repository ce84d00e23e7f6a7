import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkGatsbyInternals } from './gatsby-internals';

it('finds everything in the Gatsby that is installed', () => {
  expect(() => checkGatsbyInternals()).not.toThrow();
});

it.each([
  ['replaceHydrateFunction', 'hydrate-in-slices.tsx'],
  ['window.___loader', 'guarded-loader.ts'],
  ['window.___navigate', 'guarded-loader.ts'],
  ['window.___swUpdated', 'register.tsx'],
  ['gatsby-focus-wrapper', 'hydrate-in-slices.tsx'],
  ['page resources for', 'chunk-failures.ts'],
  ['___chunkMapping', 'chunk-mapping.ts'],
  ['decodeURI', 'safe-decode.ts'],
])('stops the build when Gatsby renames "%s", and says to adapt %s', (name, file) => {
  const renamed = (path: string): string => readFileSync(path, 'utf8').replaceAll(name, 'renamed');
  expect(() => checkGatsbyInternals(renamed)).toThrow(file);
});

it('stops the build when a file of Gatsby is gone', () => {
  expect(() => checkGatsbyInternals(() => '')).toThrow(/looked in node_modules\/gatsby/);
});
