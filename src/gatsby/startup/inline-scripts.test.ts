import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { startupWithout } from '~/src/config/settings/startup-settings';
import { firstViewScript, INLINE_OPENING, pageStartScript } from './inline-scripts';

const ALL = startupWithout([]);
const scripts = { 'first view': firstViewScript(ALL), 'page start': pageStartScript(ALL) };

it.each(Object.entries(scripts))('compiles the script "%s" for old browsers', (_, text) => {
  expect(text.startsWith(INLINE_OPENING)).toBe(true);
  // esbuild refuses what it cannot compile to ES5: `const`, `for … of`, spread, `async`.
  expect(() => transformSync(text, { target: 'es5' })).not.toThrow();
  expect(text).not.toMatch(/=>|`|\?\./);
});

it('stay small, because every page contains them', () => {
  expect(gzipSync(Object.values(scripts).join('')).length).toBeLessThan(1300);
});

it('leave out what is switched off', () => {
  expect(firstViewScript(startupWithout(['first-view']))).toBe('');
  expect(scripts['page start']).toContain('"submit"]');
  expect(pageStartScript(startupWithout(['early-input']))).not.toContain('"submit"]');
});
