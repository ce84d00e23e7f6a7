// @vitest-environment node
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImporters, requestReplacer } from './module-replacements';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lean-')));
const importer = join(folder, 'importer.js');
writeFileSync(importer, `require("./big"); require('./kept');`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rule = {
  part: 'left-out-modules' as const,
  importer,
  requests: ['./big'],
  replacement: 'small.mjs',
};
const asked = (request: string, issuer = importer) => ({ request, contextInfo: { issuer } });

describe('module replacements', () => {
  it('replaces the named import in the named module only', () => {
    const lighten = requestReplacer([rule]);
    const requests = [asked('./big'), asked('./kept'), asked('./big', join(folder, 'other.js'))];
    requests.forEach(lighten);
    expect(requests.map(({ request }) => request)).toEqual([
      resolve('small.mjs'),
      './kept',
      './big',
    ]);
  });

  it('stops when the module no longer has the import', () => {
    expect(() => requestReplacer([{ ...rule, requests: ['./gone'] }])).toThrow(
      /"left-out-modules" looked in .*importer\.js for a request for "\.\/gone"/,
    );
  });

  it('stops when the module is gone', () => {
    expect(() => requestReplacer([{ ...rule, importer: join(folder, 'moved.js') }])).toThrow(
      /for moved\.js and did not find it/,
    );
  });
});

it('stops when the bundle contains another file of the package', () => {
  expect(() => checkImporters([rule], new Set([importer]))).not.toThrow();
  expect(() => checkImporters([rule], new Set([join(folder, 'other.js')]))).toThrow(
    /looked in the bundle of the browser for .*importer\.js/,
  );
});
