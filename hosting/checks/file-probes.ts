import { malformedPathProbes } from './malformed-path-probes';
import type { Probe, SiteFacts } from './probe';

const BR = { 'accept-encoding': 'gzip, deflate, br' };
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
// The platform itself compresses and handles ranges and conditional requests.
const notOn = ['Netlify'] as const;

const pages = ({ page, pageShows, prefix }: SiteFacts): readonly Probe[] => [
  { title: 'home', path: '/', status: 200, cache: 'revalidate', has: { 'content-type': HTML } },
  { title: 'home of a locale', path: prefix, status: 200, body: /<html/i },
  { title: 'a page', path: page, status: 200, cache: 'revalidate', body: pageShows },
  { title: 'a page with a query', path: `${page}?utm_source=a`, status: 200, body: pageShows },
  { title: 'a page asked by HEAD', path: page, method: 'HEAD', status: 200, notOn },
  { title: 'a slash at the end', path: `${page}/`, status: 301, location: page },
  { title: 'the same with a query', path: `${page}/?a=b/`, status: 301, location: `${page}?a=b/` },
  { title: 'a locale with a slash', path: `${prefix}/`, status: 301, location: prefix },
  {
    title: 'page data',
    path: `/page-data${page}/page-data.json`,
    status: 200,
    cache: 'revalidate',
    has: { 'content-type': 'application/json; charset=utf-8' },
  },
  {
    title: 'a change',
    path: page,
    method: 'POST',
    status: 405,
    has: { allow: 'GET, HEAD' },
    notOn,
  },
];

const missing = (facts: SiteFacts): readonly Probe[] => [
  ...['/no-such-page', '/no/such/page', '/404', '/en-canada', '/products'].map(path => ({
    title: `no page at ${path}`,
    path,
    status: 404,
    cache: 'revalidate' as const,
    body: facts.notFound,
    has: { 'content-type': HTML },
  })),
  ...[`${facts.prefix}/no-such-page`, `${facts.prefix}/404`].map(path => ({
    title: `no page at ${path}`,
    path,
    status: 404,
    cache: 'revalidate' as const,
    body: facts.notFoundBelowPrefix,
  })),
  { title: 'nothing there, by HEAD', path: '/nope', method: 'HEAD', status: 404, notOn },
  {
    title: 'a 404 that travels compressed',
    path: '/no-such-page',
    headers: BR,
    status: 404,
    has: { 'content-encoding': 'br', 'content-type': HTML },
    notOn,
  },
  ...['/page-data/no/page-data.json', '/static/no.png', '/slice-data/no.json'].map(path => ({
    title: `no file at ${path}`,
    path,
    status: 404,
    cache: 'revalidate' as const,
    body: /^Not found$/,
    has: { 'content-type': 'text/plain; charset=utf-8' },
    // Netlify cannot set a header by status; its 404s in these folders are never requested
    // again.
    ...(path.startsWith('/static/') ? { notOn } : {}),
  })),
  { title: 'a chunk that is gone', path: '/app-1.js', status: 404, cache: 'revalidate' },
];

const files = ({ script, picture, page }: SiteFacts): readonly Probe[] => [
  {
    title: 'a script',
    path: script,
    status: 200,
    cache: 'immutable',
    has: { 'content-type': SCRIPT },
    hasNot: ['content-encoding'],
  },
  ...(
    [
      ['br', 'gzip, deflate, br'],
      ['br', 'br;q=0.5'],
      ['gzip', 'gzip'],
      ['gzip', 'gzip, br;q=0'],
    ] as const
  ).flatMap(([coding, accepted]) =>
    [script, page].map(path => ({
      title: `${path === page ? 'a page' : 'a script'} for "${accepted}"`,
      path,
      headers: { 'accept-encoding': accepted },
      status: 200,
      has: {
        'content-encoding': coding,
        'content-type': path === page ? HTML : SCRIPT,
        vary: 'Accept-Encoding',
      },
      notOn,
    })),
  ),
  {
    title: 'a script for "gzip;q=0"',
    path: script,
    headers: { 'accept-encoding': 'gzip;q=0' },
    status: 200,
    has: { vary: 'Accept-Encoding' },
    hasNot: ['content-encoding'],
    notOn,
  },
  ...['.br', '.gz'].map(ending => ({
    title: `the copy ${ending} itself`,
    path: `${script}${ending}`,
    status: 404,
    notOn,
  })),
  {
    title: 'part of a picture',
    path: picture,
    headers: { range: 'bytes=0-9' },
    status: 206,
    has: { 'content-range': /^bytes 0-9\/\d+$/, 'content-length': '10' },
    notOn,
  },
  {
    title: 'beyond its end',
    path: picture,
    headers: { range: 'bytes=99999999-' },
    status: 416,
    notOn,
  },
];

/** What every host has to answer for files. */
export const fileProbes = (facts: SiteFacts): readonly Probe[] => [
  ...pages(facts),
  ...missing(facts),
  ...files(facts),
  ...malformedPathProbes(facts),
];
