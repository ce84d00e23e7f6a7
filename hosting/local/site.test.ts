// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostManifest } from '../adapter/manifest';
import { siteListener } from './site';

const manifest: HostManifest = {
  version: 2,
  locales: [],
  redirects: [
    { from: '/old', to: '/new?ref=A#top', status: 301 },
    { from: '/door™', to: '/new', status: 302 },
  ],
  headers: [
    { path: '/*', headers: { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' } },
    { path: '/*-1.js', headers: { 'cache-control': 'immutable' } },
  ],
  clientOnly: [],
  notFound: [
    { prefix: '/en-ca', file: 'en-ca/404/index.html' },
    { prefix: '/', file: '404/index.html' },
  ],
};

const files: Record<string, string> = {
  'index.html': 'home',
  'new/index.html': 'new',
  'app-1.js': 'x()',
  '404/index.html': 'lost',
  'en-ca/404/index.html': 'lost, eh',
};

let root = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'host-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  server = createServer(siteListener(root, manifest));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await new Promise(resolve => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });

describe('siteListener', () => {
  it('serves pages without a trailing slash, revalidated each time', async () => {
    const answer = await get('/new');
    expect([answer.status, await answer.text()]).toEqual([200, 'new']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/app-1.js')).headers.get('cache-control')).toBe('immutable');
  });

  it.each([
    ['/OLD', 301, '/new?ref=A#top'],
    ['/old?ref=B&utm=c', 301, '/new?ref=A&utm=c#top'],
    ['/door%E2%84%A2', 302, '/new'],
    ['/new/?a=1', 301, '/new?a=1'],
    ['//elsewhere.example/', 301, '/elsewhere.example'],
    ['/NEW?a=B', 301, '/new?a=B'],
  ])('redirects %s with %i to %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    ['/nope', 'lost'],
    ['/en-ca/nope', 'lost, eh'],
    ['/EN-CA/nope', 'lost, eh'],
    ['/en-cafe', 'lost'],
    ['/404', 'lost'],
    ['/page-data/nope/page-data.json', 'Not found'],
    ['/evil.example', 'Not found'],
    ['/why-..%2f..%2fnew', 'lost'],
    ['/%', 'lost'],
    ['/en-ca/%zz', 'lost, eh'],
    ['/NOPE', 'lost'],
  ])('answers 404 for %s', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, text]);
  });

  it.each(['/evil.example', '/404.html', '/INDEX.HTML', '/page-data/nope/page-data.json'])(
    'answers somebody who opens %s with the error page',
    async path => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const answer = await fetch(`${origin}${path}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([404, 'lost']);
    },
  );

  it('serves changed files while a build runs', async () => {
    const file = join(root, 'late', 'index.html');
    mkdirSync(dirname(file));
    writeFileSync(file, 'late');
    expect(await (await fetch(`${origin}/late`)).text()).toBe('late');
    writeFileSync(file, 'later than that');
    expect(await (await fetch(`${origin}/late`)).text()).toBe('later than that');
    rmSync(file);
    expect((await fetch(`${origin}/late`)).status).toBe(404);
  });

  it('serves no hidden file except .well-known', async () => {
    for (const name of ['.env', '.git/config', '.well-known/security.txt']) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), name);
    }
    expect((await fetch(`${origin}/.env`)).status).toBe(404);
    expect((await fetch(`${origin}/.git/config`)).status).toBe(404);
    expect((await fetch(`${origin}/.well-known/security.txt`)).status).toBe(200);
  });

  it('answers 405 to POST', async () => {
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });
});
