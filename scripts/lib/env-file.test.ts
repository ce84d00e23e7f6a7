import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseEnvFile, readEnvFile, sandboxFileOf } from './env-file.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const catchStop = () => {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  return vi.spyOn(console, 'error').mockReturnValue();
};

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
  const print = catchStop();
  expect(() => chooseEnvFile(undefined)).toThrow('stopped');
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/larkfield,.* kitwell,.* pawmere/));
});

it.each([
  ['with a mark of its order', Buffer.from('\uFEFFGATSBY_BRAND=kitwell\n', 'utf16le')],
  ['without one', Buffer.from('GATSBY_BRAND=kitwell\n', 'utf16le')],
  ['in the other order', Buffer.from('\uFEFFGATSBY_BRAND=kitwell\n', 'utf16le').swap16()],
])('refuses a file in UTF-16 %s', (_, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, '.env');
  writeFileSync(file, bytes);
  const print = catchStop();
  expect(() => readEnvFile(file)).toThrow('stopped');
  expect(print).toHaveBeenCalledWith(expect.stringContaining('.env is saved as UTF-16'));
  writeFileSync(file, '\uFEFFGATSBY_BRAND=kitwell\n');
  expect(readEnvFile(file).GATSBY_BRAND).toBe('kitwell');
  rmSync(folder, { recursive: true });
});
