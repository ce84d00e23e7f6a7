import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HostManifest } from '../adapter/manifest';
import { readManifest } from './manifest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest: HostManifest = {
  version: 2,
  locales: [{ title: 'United States', path: '/' }],
  redirects: [{ from: '/a', to: '/b', status: 301 }],
  headers: [{ path: '/*', headers: { 'x-a': 'b' } }],
  clientOnly: [],
  notFound: [{ prefix: '', file: '404.html' }],
  pictures: [{ path: '/pictures/', source: 'https://cdn.example/' }],
};

const read = (text: string) => {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, text);
  return readManifest(file);
};

it('reads the manifest of the build', () => {
  expect(read(JSON.stringify(manifest))).toEqual(manifest);
});

it('requires a build if there is none, or it was interrupted', () => {
  expect(() => readManifest(join(folder, 'none.json'))).toThrow(/run "npm run build" first/);
  expect(() => read('{"version":2,')).toThrow(/run "npm run build" first/);
});

it.each([
  ['another version', { ...manifest, version: 1 }, '"version"'],
  ['a list that is missing', { ...manifest, headers: undefined }, '"headers" is missing'],
  [
    'a rule of another shape',
    { ...manifest, redirects: [{ from: '/a', to: '/b', status: '301' }] },
    '"redirects[0].status"',
  ],
])('requires a new build after %s', (_, written, place) => {
  const attempt = () => read(JSON.stringify(written));
  expect(attempt).toThrow(/run "npm run build" again/);
  expect(attempt).toThrow(place);
});
