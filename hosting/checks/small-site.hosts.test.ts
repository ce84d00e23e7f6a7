import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerRules } from '../adapter/header-rules';
import type { HostManifest } from '../adapter/manifest';
import { writeHosts } from '../adapter/write-hosts';
import { filesBelow } from '../adapter/output-files';
import { precompress } from '~/src/gatsby/output/precompress';
import { tryOnAllHosts } from './all-hosts';
import { fileProbes } from './file-probes';
import type { Probe } from './probe';
import { pictureProbes, startPictureCdn } from './picture-probes';
import { redirectProbes } from './redirect-probes';
import { scriptProxyProbes, startVendor } from './script-proxy-probes';

const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
const build = { output: join(folder, 'public'), hostFolder: join(folder, 'host') };
const SCRIPT = '/app-17af5f.js';
const vendor = await startVendor();
const cdn = await startPictureCdn();

const manifest: HostManifest = {
  version: 2,
  locales: [],
  redirects: [
    { from: '/app/dashboard', to: 'https://portal.test/?brand=a', status: 301 },
    { from: '/clips', to: '/products/collar', status: 302 },
    { from: '/door™.(new)', to: '/products/collar#top', status: 301 },
    { from: '/en-ca/gone', to: '/en-ca', status: 301 },
    { from: '/gone', to: '/', status: 301 },
    { from: '/play', to: '/products/collar?code=A&utm_source=mail#offer', status: 301 },
    { from: '/neo-save-*', to: '/products/collar', status: 301 },
    { from: '/shop', to: '/products/collar', status: 301 },
    { from: '/shop/*', to: '/products/collar', status: 301 },
  ],
  headers: headerRules(['/preview', '/en-ca/preview']),
  clientOnly: [
    { path: '/account/*', file: 'account/index.html' },
    { path: '/en-ca/account/*', file: 'en-ca/account/index.html' },
    { path: '/preview/:documentId', file: 'preview/index.html' },
  ],
  notFound: [
    { prefix: '/en-ca', file: 'en-ca/404/index.html' },
    { prefix: '/', file: '404/index.html' },
  ],
  scriptProxy: [{ origin: vendor.origin, path: '/js/' }],
  pictures: [{ path: '/pictures/content/', source: cdn.source }],
};

const long = (text: string): string => `<!doctype html><html><p>${text}</p>${'.'.repeat(600)}`;

const files: Readonly<Record<string, string>> = {
  'index.html': long('home'),
  '404.html': long('lost'),
  '404/index.html': long('lost'),
  'en-ca/index.html': long('home, eh'),
  'en-ca/404/index.html': long('lost, eh'),
  'products/collar/index.html': long('collar'),
  'account/index.html': long('account'),
  'account/tiny.txt': 'tiny',
  'en-ca/account/index.html': long('account, eh'),
  'preview/index.html': '<!doctype html><html>preview',
  'page-data/products/collar/page-data.json': '{}',
  [SCRIPT.slice(1)]: `/* ${'.'.repeat(600)} */`,
  'sw.js': 'work()',
  'webpack.stats.json': '{}',
  '_gatsby/slices/_gatsby-scripts-1.html': '<script></script>',
  'static/dog.png': 'a picture of a dog',
};

const clientOnly: readonly Probe[] = [
  ...['/account', '/account/orders', '/account/subscriptions/12/cancel'].map(path => ({
    title: `client-only ${path}`,
    path,
    status: 200,
    body: /<p>account<\/p>/,
    cache: 'revalidate' as const,
    has: { 'content-type': 'text/html; charset=utf-8' },
  })),
  {
    title: 'client-only below the prefix',
    path: '/en-ca/account/appointments/reschedule/7',
    status: 200,
    body: /account, eh/,
  },
  {
    title: 'client-only, compressed',
    path: '/account/orders?page=2',
    headers: { 'accept-encoding': 'br' },
    status: 200,
    has: { 'content-encoding': 'br' },
    notOn: ['Netlify'],
  },
  {
    title: 'one segment, kept out of search engines',
    path: '/preview/abc',
    status: 200,
    body: /preview/,
    has: { 'x-robots-tag': 'noindex, nofollow' },
  },
  { title: 'a page for search engines', path: '/', status: 200, hasNot: ['x-robots-tag'] },
  {
    title: 'client-only in capitals, but what it leaves open',
    path: '/PreView/AbC?x=Y',
    status: 301,
    location: '/preview/AbC?x=Y',
  },
  {
    title: 'client-only below a prefix in capitals',
    path: '/EN-CA/Account/Orders',
    status: 301,
    location: '/en-ca/account/Orders',
  },
  ...(
    [
      ['/account//orders?a=1//2', '/account/orders?a=1//2'],
      ['/account//subscriptions///12/', '/account/subscriptions/12'],
      ['//en-ca//account//orders//a%20b', '/en-ca/account/orders/a%20b'],
      ['/preview//abc', '/preview/abc'],
    ] as const
  ).map(([path, location]) => ({ title: `client-only ${path}`, path, status: 301, location })),
  { title: 'doubled, but a way up', path: '/account//x%2f..%2f..%2fy', status: 404 },
  { title: 'doubled, with a new line', path: '/account//a%0d%0aset-cookie:x', status: 404 },
  { title: 'one segment, in capitals', path: '/preview/ABC', status: 200, body: /preview/ },
  { title: 'two segments in capitals', path: '/PREVIEW/abc/d', status: 404 },
  { title: 'two segments', path: '/preview/abc/d', status: 404, body: /lost/ },
  { title: 'a file among them', path: '/account/tiny.txt', status: 200, body: /^tiny$/ },
  { title: 'a lookalike', path: '/accounts', status: 404, body: /lost/ },
  { title: 'the service worker', path: '/sw.js', status: 200, cache: 'revalidate' },
];

const queries: readonly Probe[] = [
  ['a=1&utm_source=b&c=3', '&a=1&c=3'],
  ['code=B', ''],
  ['code', ''],
  ['codes=B&recode=C', '&codes=B&recode=C'],
  ['utm_source=1&utm_source=2&x=%26code%3D', '&x=%26code%3D'],
  ['code=1&x=2&code=3&y=4&code=5', '&x=2&y=4'],
  ['code=1&code=2&code=3&code=4&x=5', ''],
  ['x=a+b%20c&x=%E2%84%A2', '&x=a+b%20c&x=%E2%84%A2'],
].map(([query, rest]) => ({
  title: `a target with a query of its own, asked with ${query}`,
  path: `/play?${query}`,
  status: 301,
  location: `/products/collar?code=A&utm_source=mail${rest}#offer`,
}));

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build.output, name)), { recursive: true });
    writeFileSync(join(build.output, name), text);
  }
  await precompress(await filesBelow(build.output), join(build.hostFolder, 'compressed.json'));
  await writeHosts(manifest, build);
});

afterAll(() => {
  vendor.stop();
  cdn.stop();
  rmSync(folder, { recursive: true, force: true });
});

tryOnAllHosts(build, [
  ...manifest.redirects.flatMap(redirectProbes),
  ...queries,
  ...clientOnly,
  ...scriptProxyProbes(vendor),
  ...pictureProbes,
  ...fileProbes({
    page: '/products/collar',
    pageShows: /<p>collar<\/p>/,
    script: SCRIPT,
    picture: '/static/dog.png',
    prefix: '/en-ca',
    notFound: /<p>lost<\/p>/,
    notFoundBelowPrefix: /lost, eh/,
  }),
]);

it('requests only listed scripts from the vendor, and sends no data about the visitor', () => {
  expect(new Set(vendor.asked)).toEqual(
    new Set([
      '/js/a/b.js?id=X-1&v=2',
      '/js/plain.js',
      '/js/cookie.js',
      '/js/moved.js',
      '/js/gone.js',
    ]),
  );
});
