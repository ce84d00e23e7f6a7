import { describe, expect, it } from 'vitest';
import type { HostManifest } from '../adapter/manifest';
import { nginxFiles } from './nginx';

const manifest = (from: string, to: string): HostManifest => ({
  version: 2,
  locales: [],
  redirects: [{ from, to, status: 301 }],
  headers: [{ path: '/*', headers: { 'cache-control': 'no-cache' } }],
  clientOnly: [],
  notFound: [{ prefix: '/', file: '404/index.html' }],
});

// hosting/checks tests the files with a real nginx.
describe('nginxFiles', () => {
  it('quotes special characters of a path', () => {
    expect(nginxFiles(manifest('/Say-"Hi"\\', '/'), [])['http.conf']).toContain(
      '"/say-\\"hi\\"\\\\" ',
    );
  });

  it.each([
    ['/price-$5', '/'],
    ['/a', '/$host'],
    ['/a', '/"; return 200'],
    ['/a', '/b c'],
  ])('rejects a rule from %s to %s, which nginx would read differently', (from, to) => {
    expect(() => nginxFiles(manifest(from, to), [])).toThrow(/nginx cannot be told/);
  });
});
