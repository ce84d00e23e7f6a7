import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseEnvFile, readEnvFile, sandboxFileOf } from './env-file.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [undefined, '.env.sandbox'],
  ['larkfield', '.env.sandbox'],
  ['pawmere', '.env.sandbox.pawmere'],
  ['kitwell', '.env.sandbox.kitwell'],
])('finds the sandbox settings of the brand %s', (brand, file) => {
  expect(sandboxFileOf(brand === undefined ? {} : { BRAND: brand })).toBe(file);
  expect(existsSync(file)).toBe(true);
  expect(readEnvFile(file).GATSBY_BRAND).toBe(brand ?? 'larkfield');
});

it('takes the brand that BRAND names, and before it the file that --env names', () => {
  vi.stubEnv('BRAND', 'kitwell');
  expect(chooseEnvFile(undefined)).toBe('.env.sandbox.kitwell');
  expect(chooseEnvFile('.env.sandbox')).toBe('.env.sandbox');
});

it.each(['unknown', 'PAWMERE', '../etc'])('names the brands for BRAND=%s', brand => {
  vi.stubEnv('BRAND', brand);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  expect(() => chooseEnvFile(undefined)).toThrow('stopped');
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/larkfield,.* kitwell,.* pawmere/));
});
