import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { startupWithout } from '~/src/config/settings/startup-settings';
import { firstViewScript, INLINE_OPENING, pageStartScript } from './inline-scripts';

const ALL = startupWithout([]);
const scripts = { 'first view': firstViewScript(ALL), 'page start': pageStartScript(ALL) };

it.each(Object.entries(scripts))('writes the script "%s" in words of old browsers', (_, text) => {
  expect(text.startsWith(INLINE_OPENING)).toBe(true);
  // esbuild refuses to write as ES5 what it cannot: `const`, `for … of`, spread, `async`.
  expect(() => transformSync(text, { target: 'es5' })).not.toThrow();
  expect(text).not.toMatch(/=>|`|\?\./);
});

it('keeps them small, for every page carries them', () => {
  expect(gzipSync(Object.values(scripts).join('')).length).toBeLessThan(1300);
});

it('leaves out what is switched off', () => {
  expect(firstViewScript(startupWithout(['first-view']))).toBe('');
  expect(scripts['page start']).toContain('"submit"]');
  expect(pageStartScript(startupWithout(['early-input']))).not.toContain('"submit"]');
});
