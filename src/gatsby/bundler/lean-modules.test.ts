// @vitest-environment node
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAskers, lightener } from './lean-modules';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lean-')));
const asker = join(folder, 'asker.js');
writeFileSync(asker, `require("./big"); require('./kept');`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rule = { part: 'left-out-modules' as const, asker, unused: ['./big'], instead: 'small.mjs' };
const asked = (request: string, issuer = asker) => ({ request, contextInfo: { issuer } });

describe('lightener', () => {
  it('replaces what the rule names, for the module that it names alone', () => {
    const lighten = lightener([rule]);
    const requests = [asked('./big'), asked('./kept'), asked('./big', join(folder, 'other.js'))];
    requests.forEach(lighten);
    expect(requests.map(({ request }) => request)).toEqual([
      resolve('small.mjs'),
      './kept',
      './big',
    ]);
  });

  it('stops when the module no longer asks for it', () => {
    expect(() => lightener([{ ...rule, unused: ['./gone'] }])).toThrow(
      /"left-out-modules" looked in .*asker\.js for a request for "\.\/gone"/,
    );
  });

  it('stops when the module is gone', () => {
    expect(() => lightener([{ ...rule, asker: join(folder, 'moved.js') }])).toThrow(
      /for moved\.js and did not find it/,
    );
  });
});

it('stops when the bundle has another file of the package', () => {
  expect(() => checkAskers([rule], new Set([asker]))).not.toThrow();
  expect(() => checkAskers([rule], new Set([join(folder, 'other.js')]))).toThrow(
    /looked in the bundle of the browser for .*asker\.js/,
  );
});
