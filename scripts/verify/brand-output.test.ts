import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputProblems } from './brand-output.mjs';

let folder = '';
const write = (file: string, text = ''): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const profile = (id: string, name: string, hasDealers: boolean): void => {
  const fields = { name, hasDealers, hasReferralProgram: hasDealers };
  write(`src/config/brands/${id}.json`, JSON.stringify(fields));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  profile('acme', 'Acme', false);
  profile('other', 'Other Brand', true);
  write('public/index.html', '<a href="/about">About</a>');
  write('public/app.js', 'const brand = "Acme";');
  write('public/page-data/404.html/page-data.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a build with what the brand has', () => {
  expect(outputProblems(folder, 'acme')).toEqual([]);
  write('public/press/index.html', '<a href="/press/news">News</a>');
  write('seed/content/acme/press/news.md');
  expect(outputProblems(folder, 'acme')).toEqual([]);
});

it.each([
  ['dealers/index.html', '', 'acme has dealers/index.html, for which it has no data.'],
  ['en-ca/videos/index.html', '', 'acme has en-ca/videos/index.html, for which it has no data.'],
  ['page-data/press/page-data.json', '{}', 'acme has page-data/press/page-data.json, for which'],
  ['about.html', '<a href="/ca/dealers?x">', 'about.html of acme leads to what the brand lacks.'],
  ['about.html', '<a href="/account/referral-program">', 'about.html of acme leads to what'],
  ['map.js', 'import("Leaflet")', 'The script map.js of acme holds "leaflet".'],
  ['app.js', 'name: "Other Brand"', 'The script app.js of acme holds "other brand".'],
])('reports %s with %j', (file, text, problem) => {
  write(`public/${file}`, text);
  expect(outputProblems(folder, 'acme').join('\n')).toContain(problem);
});

it('reports nothing of the kind for a brand with dealers, and a build that is missing', () => {
  write('public/dealers/index.html', '<a href="/dealers/one">');
  write('public/app.js', 'leaflet');
  expect(outputProblems(folder, 'other')).toEqual([]);
  rmSync(join(folder, 'public/app.js'));
  expect(outputProblems(folder, 'other')).toEqual(['other was not built.']);
});
