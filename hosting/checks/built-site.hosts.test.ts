import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_HASH } from '~/src/config/file-hash';
import { readManifest } from '../local/manifest';
import { tryOnAllHosts } from './all-hosts';
import { fileProbes } from './file-probes';
import type { Probe } from './probe';
import { redirectProbes } from './redirect-probes';
import { specificationProbes } from './specification-probes';

const build = { output: resolve('public'), hostFolder: resolve('.host') };
const { redirects, clientOnly } = readManifest(join(build.hostFolder, 'manifest.json'));
const script =
  readdirSync(build.output).find(name => new RegExp(`^app-${FILE_HASH}\\.js$`).test(name)) ?? '';
const isBuilt = (path: string): boolean =>
  existsSync(join(build.output, path.replace(/[?#].*$/, ''), 'index.html')) ||
  clientOnly.some(route => path.startsWith(route.path.replace(/\/[*:].*$/, '')));

/** The page if it is built, or else the home page of the locale: both are as specified. */
const orHome = (path: string): readonly [us: string, ca: string] => [
  isBuilt(path) ? path : '/',
  isBuilt(`/en-ca${path}`) ? `/en-ca${path}` : '/en-ca',
];

const routes: readonly Probe[] = clientOnly.map(({ path }) => ({
  title: `client-only ${path}`,
  path: path.replace(/\/\*.*$/, '/some/thing').replace(/\/:\w+/g, '/some-id'),
  status: 200,
  cache: 'revalidate',
  has: { 'content-type': 'text/html; charset=utf-8' },
}));

const XML = 'application/xml; charset=utf-8';

const siteFiles: readonly Probe[] = (
  [
    ['/sitemap.xml', XML, /<sitemapindex/],
    ['/sitemap-products.xml', XML, /<urlset/],
    ['/merchant.xml', XML, /xmlns:g=/],
    ['/en-ca/merchant.xml', XML, / CAD</],
    ['/blog/rss.xml', XML, /<rss/],
    ['/robots.txt', 'text/plain; charset=utf-8', /^Sitemap: /m],
  ] as const
).map(([path, type, body]) => ({
  title: `the file ${path}`,
  path,
  status: 200,
  cache: 'revalidate',
  body,
  has: { 'content-type': type },
}));

describe('the redirects of the build', () => {
  it('lead to a page or another site within three hops', () => {
    const targets = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]));
    for (const { from } of redirects) {
      let path = from.toLowerCase();
      let hops = 0;
      for (let to = targets.get(path); to !== undefined && hops < 4; hops += 1) {
        path = to;
        to = targets.get(path.toLowerCase());
      }
      expect(hops, from).toBeLessThanOrEqual(3);
      if (path.startsWith('/')) expect([from, path, isBuilt(path)]).toEqual([from, path, true]);
    }
  });
});

const app: readonly Probe[] = [
  {
    title: 'the service worker',
    path: '/sw.js',
    status: 200,
    cache: 'revalidate',
    has: { 'content-type': 'text/javascript; charset=utf-8' },
  },
  { title: 'the offline page', path: '/en-ca/offline', status: 200, cache: 'revalidate' },
  {
    title: 'the web app manifest',
    path: '/manifest.webmanifest',
    status: 200,
    cache: 'revalidate',
    has: { 'content-type': 'application/manifest+json; charset=utf-8' },
  },
];

tryOnAllHosts(build, [
  ...app,
  ...specificationProbes({
    videos: orHome('/videos/gps-collar-training'),
    accountVideos: orHome('/account/videos'),
  }),
  ...redirects.flatMap(redirectProbes),
  ...routes,
  ...siteFiles,
  ...fileProbes({
    page: '/products/gps-collar',
    pageShows: /<html[^>]* lang="en-US"/,
    script: `/${script}`,
    picture: '/brands/larkfield/favicon.svg',
    prefix: '/en-ca',
    notFound: /<html[^>]* lang="en-US"/,
    notFoundBelowPrefix: /<html[^>]* lang="en-CA"/,
  }),
]);
