import { describe, expect, it } from 'vitest';
import { parseRules, type RedirectRule } from './redirect-rules';
import { resolveRedirects } from './resolve-redirects';

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  isTemporary: false,
  isInAllLocales: false,
  isOptional: false,
  source: 'test',
  ...more,
});

const PAGES = [
  '/',
  '/spring',
  '/dealers',
  '/why-fence',
  '/products/door',
  '/en-ca',
  '/en-ca/spring',
  '/en-ca/dealers',
];

const site = {
  placeholders: {
    values: { token: '/spring', portal: 'https://portal.test/?brand=a', unset: null },
    lists: { product: ['fence', 'door'], city: [] },
  },
  isBuilt: (path: string) => PAGES.includes(path),
  isPage: (path: string) => PAGES.includes(path) || path.startsWith('/account/'),
  localizers: [
    (path: string) => path,
    (path: string) => (path === '/' ? '/en-ca' : `/en-ca${path}`),
  ],
};

const resolve = (...rules: readonly RedirectRule[]) => resolveRedirects(rules, site);

describe('resolveRedirects', () => {
  it('fills placeholders, keeps queries and repeats rules where the target exists', () => {
    const { redirects, errors } = resolve(
      rule('/promo', '{token}'),
      rule('/kcs', '/dealers?utm_source=a', { isTemporary: true }),
      rule('/app', '{portal}'),
      rule('/why', '/why-fence'),
    );
    expect(errors).toEqual([]);
    expect(redirects).toEqual([
      { from: '/promo', to: '/spring', status: 301 },
      { from: '/en-ca/promo', to: '/en-ca/spring', status: 301 },
      { from: '/kcs', to: '/dealers?utm_source=a', status: 302 },
      { from: '/en-ca/kcs', to: '/en-ca/dealers?utm_source=a', status: 302 },
      { from: '/app', to: 'https://portal.test/?brand=a', status: 301 },
      { from: '/en-ca/app', to: 'https://portal.test/?brand=a', status: 301 },
      { from: '/why', to: '/why-fence', status: 301 },
    ]);
  });

  it('leads from and to paths that only a client-only route answers', () => {
    const { redirects, errors, missing } = resolve(rule('/account/clips', '/account/videos'));
    expect([errors, missing]).toEqual([[], []]);
    expect(redirects).toEqual([{ from: '/account/clips', to: '/account/videos', status: 301 }]);
  });

  it('keeps a rule with a wildcard beside one without, in every locale', () => {
    const { redirects, errors } = resolve(rule('/shop', '/spring'), rule('/shop/*', '/spring'));
    expect(errors).toEqual([]);
    expect(redirects).toEqual([
      { from: '/shop', to: '/spring', status: 301 },
      { from: '/en-ca/shop', to: '/en-ca/spring', status: 301 },
      { from: '/shop/*', to: '/spring', status: 301 },
      { from: '/en-ca/shop/*', to: '/en-ca/spring', status: 301 },
    ]);
  });

  it('makes a rule for each value of a list, and none for an empty one', () => {
    const { redirects, missing, errors } = resolve(
      rule('/why-choose-{product}', '/why-{product}'),
      rule('/{city}-promo', '{token}'),
    );
    expect(errors).toEqual([]);
    expect(redirects).toEqual([
      { from: '/why-choose-fence', to: '/why-fence', status: 301 },
      { from: '/why-choose-door', to: '/', status: 301 },
    ]);
    expect(missing).toEqual(['/why-choose-door → /why-door']);
  });

  it('prefers a page to a rule made from a list', () => {
    const { redirects, errors } = resolve(rule('/products/{product}', '/spring'));
    expect(errors).toEqual([]);
    expect(redirects.map(({ from }) => from)).toEqual([
      '/products/fence',
      '/en-ca/products/fence',
      '/en-ca/products/door',
    ]);
  });

  it('redirects a missing target to the home page, and reports it', () => {
    const { redirects, missing } = resolve(
      rule('/a', '/nowhere'),
      rule('/clips', '/videos', { isInAllLocales: true, isTemporary: true }),
    );
    expect(redirects).toEqual([
      { from: '/a', to: '/', status: 301 },
      { from: '/clips', to: '/', status: 302 },
      { from: '/en-ca/clips', to: '/en-ca', status: 302 },
    ]);
    expect(missing).toEqual(['/a → /nowhere', '/clips → /videos', '/en-ca/clips → /en-ca/videos']);
  });

  it('leaves out an optional rule whose target is missing, and those that lead to it', () => {
    const { redirects, missing, errors } = resolve(
      rule('/visit', '/visits', { isOptional: true }),
      rule('/old-visit', '/visit', { isOptional: true }),
      rule('/older-visit', '/visit'),
      rule('/local', '/dealers', { isOptional: true }),
    );
    expect(redirects).toEqual([
      { from: '/older-visit', to: '/', status: 301 },
      { from: '/local', to: '/dealers', status: 301 },
      { from: '/en-ca/local', to: '/en-ca/dealers', status: 301 },
    ]);
    expect([missing, errors]).toEqual([['/older-visit → /visit'], []]);
  });

  it('leaves out an optional rule of all locales only if none has its target', () => {
    const inAll = { isOptional: true, isInAllLocales: true };
    const { redirects } = resolve(rule('/a', '/nowhere', inAll), rule('/b', '/why-fence', inAll));
    expect(redirects).toEqual([
      { from: '/b', to: '/why-fence', status: 301 },
      { from: '/en-ca/b', to: '/en-ca', status: 301 },
    ]);
  });

  it('allows a redirect to another one, and keeps both hops', () => {
    const { redirects, missing, errors } = resolve(
      rule('/a', '/b'),
      rule('/b', '/dealers'),
      rule('/c', '/d'),
      rule('/d', '/why-fence'),
    );
    expect([...missing, ...errors]).toEqual([]);
    expect(redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      '/a → /b',
      '/en-ca/a → /en-ca/b',
      '/b → /dealers',
      '/en-ca/b → /en-ca/dealers',
      '/c → /d',
      '/d → /why-fence',
    ]);
  });

  it.each([
    ['a duplicate in another case', [rule('/a', '/spring'), rule('/A', '/dealers')], /already/],
    ['a duplicate in escapes', [rule('/a™', '/spring'), rule('/a%E2%84%A2', '/')], /already/],
    ['a circle', [rule('/a', '/b'), rule('/b', '/A')], /circle/],
    ['a circle over an open rule', [rule('/a-*', '/b'), rule('/b', '/a-1')], /circle/],
    ['an open placeholder', [rule('/{thing}-x', '/spring')], /nothing is known for "\{thing\}"/],
    ['a value that is not set', [rule('/x', '{unset}')], /nothing is known for "\{unset\}"/],
    ['a hidden page', [rule('/Dealers', '/spring')], /is a page/],
  ])('stops the build for %s', (_, rules, message) => {
    expect(resolve(...rules).errors.join('\n')).toMatch(message);
  });
});

describe('parseRules', () => {
  it('reports an entry that it cannot read', () => {
    const entries = [
      { from: '/a' },
      ...['b', '/a*b', '/a?b', '/a/', '/%zz'].map(from => ({ from, to: '/' })),
    ];
    expect(parseRules('x.json', entries).problems).toEqual([
      'x.json, rule 1: The field "to" is missing.',
      'x.json, rule 2: "b" is not a site path.',
      'x.json, rule 3: "/a*b" has a * that is not at its end.',
      'x.json, rule 4: "/a?b" holds more than a path.',
      'x.json, rule 5: "/a/" holds more than a path.',
      'x.json, rule 6: "/%zz" has a % that begins no escape.',
    ]);
    expect(parseRules('x.json', [{ from: '/a', to: '/', too: 1 }]).problems).toEqual([
      'x.json, rule 1: "too" means nothing here.',
    ]);
    expect(parseRules('x.json', [{ from: '/a', to: '/', temporary: 'yes' }, 'b']).problems).toEqual(
      [
        'x.json, rule 1: The field "temporary" should be boolean but is of type string.',
        'x.json, rule 2: The value should be Object but is of type string.',
      ],
    );
    expect(parseRules('x.json', {}).problems).toEqual(['x.json holds no list of rules.']);
  });
});
