// @vitest-environment node
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lightener } from './lean-modules';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lean-')));
const asker = join(folder, 'asker.js');
writeFileSync(asker, `require("./big"); require('./kept');`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rule = { asker, unused: ['./big'], instead: 'small.mjs' };
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
      /no longer asks for "\.\/gone"/,
    );
  });
});
