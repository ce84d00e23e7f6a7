import type { Probe, SiteFacts } from './probe';

const HTML = 'text/html; charset=utf-8';
// Handled by the platform itself.
const notOn = ['Netlify'] as const;

const hostile = ({ page }: SiteFacts): readonly Probe[] => [
  { title: 'another host', path: '//evil.example', status: 301, location: '/evil.example' },
  { title: 'another host/', path: '//evil.example/', status: 301, location: '/evil.example' },
  { title: 'many slashes', path: '////evil.example//', status: 301, location: '/evil.example' },
  { title: 'slashes alone', path: '///?a=1', status: 301, location: '/?a=1' },
  { title: 'slashes inside', path: page.replace(/\/([^/]+)$/, '//$1'), status: 404, notOn },
  {
    title: 'an encoded slash',
    path: '/%2Fevil.example/',
    status: 301,
    location: '/%2Fevil.example',
  },
  {
    title: 'an encoded backslash',
    path: '/%5Cevil.example/',
    status: 301,
    location: '/%5Cevil.example',
  },
  { title: 'a backslash', path: '/\\evil.example/', status: 404, notOn },
  { title: 'a way out', path: '/..%2f..%2f..%2fetc/passwd', status: 404 },
  { title: 'a way up to the home page', path: '/why-choose-..%2f..%2f', status: 404 },
  { title: 'a way up to another page', path: '/why-choose-..%2f..%2fcart', status: 404 },
  { title: 'a way out in dots', path: '/../../etc/passwd', status: 404 },
  { title: 'a way out in escapes', path: '/%2e%2e/%2e%2e/etc/passwd', status: 404 },
  { title: 'a zero byte', path: '/index.html%00.js', status: 404 },
  { title: 'a new line', path: '/gone%0d%0aset-cookie:x', status: 404, hasNot: ['set-cookie'] },
];

const broken = (facts: SiteFacts): readonly Probe[] =>
  ['/%', '/%zz', '/a%2', '/%?a=1', `${facts.prefix}/%`, `${facts.prefix}/a/%E0%A4%A`].map(path => ({
    title: `a path that does not decode, ${path}`,
    path,
    status: 404,
    cache: 'revalidate',
    body: path.startsWith(facts.prefix) ? facts.notFoundBelowPrefix : facts.notFound,
    has: { 'content-type': HTML },
  }));

const strangeBytes = ({ prefix, notFound, notFoundBelowPrefix }: SiteFacts): readonly Probe[] =>
  (
    [
      ['bytes that are no text', '/%ff%fe', notFound],
      ['raw bytes', Buffer.from('/café').toString('latin1'), notFound],
      ['raw bytes below', Buffer.from(`${prefix}/café`).toString('latin1'), notFoundBelowPrefix],
    ] as const
  ).map(([title, path, body]) => ({
    title: `no page at ${title}`,
    path,
    status: 404,
    cache: 'revalidate',
    body,
  }));

const inCapitals = ({ page, prefix, script, picture }: SiteFacts): readonly Probe[] => [
  ...[page.toUpperCase(), page.replace(/^\/./, start => start.toUpperCase())].flatMap(path => [
    { title: `a page as ${path}`, path, status: 301, location: page },
    { title: `a page as ${path} by HEAD`, path, method: 'HEAD', status: 301, location: page },
    {
      title: `a page as ${path} with a query`,
      path: `${path}?utm_source=A&q=a+B%20c`,
      status: 301,
      location: `${page}?utm_source=A&q=a+B%20c`,
    },
  ]),
  { title: 'capitals and a slash', path: `${page.toUpperCase()}/`, status: 301, location: page },
  {
    title: 'capitals, a slash and a query',
    path: `${page.toUpperCase()}/?q=a+B%20c`,
    status: 301,
    location: `${page}?q=a+B%20c`,
  },
  { title: 'a locale in capitals', path: prefix.toUpperCase(), status: 301, location: prefix },
  ...[
    '/NO-SUCH-PAGE',
    `${prefix.toUpperCase()}/no-such-page`,
    '/404/INDEX.html',
    script.toUpperCase(),
    picture.toUpperCase(),
    `/page-data${page.toUpperCase()}/page-data.json`,
  ].map(path => ({ title: `nothing at ${path}`, path, status: 404 })),
  {
    title: 'slashes and capitals',
    path: page.toUpperCase().replace(/\/([^/]+)$/, '//$1'),
    status: 404,
    notOn,
  },
];

const byProducts: readonly Probe[] = [
  '/webpack.stats.json',
  '/webpack.stats.json.br',
  '/_headers',
  '/_redirects',
  '/not-found.txt',
  '/_gatsby/slices/_gatsby-scripts-1.html',
  '/.host/manifest.json',
  '/manifest.json',
  '/compressed.json',
  '/build-stamp.json',
].map(path => ({ title: `no by-product of the build at ${path}`, path, status: 404 }));

/** What every host answers for malformed and forbidden paths. */
export const malformedPathProbes = (facts: SiteFacts): readonly Probe[] => [
  ...hostile(facts),
  ...broken(facts),
  ...strangeBytes(facts),
  ...inCapitals(facts),
  ...byProducts,
];
