import { describe, expect, it } from 'vitest';
import { parseRules, type RedirectRule } from './redirect-rules';
import { resolveRedirects } from './resolve-redirects';

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  isTemporary: false,
  isInAllLocales: false,
  source: 'test',
  ...more,
});

const site = {
  placeholders: { token: '/spring', product: null },
  isPage: (path: string) => ['/', '/spring', '/dealers', '/videos'].includes(path),
  inOtherLocales: (path: string) => [`/en-ca${path}`],
};

describe('resolveRedirects', () => {
  it('fills placeholders and keeps queries', () => {
    const { redirects, faults } = resolveRedirects(
      [rule('/promo', '{token}'), rule('/kcs', '/dealers?utm_source=a')],
      site,
    );
    expect(faults).toEqual([]);
    expect(redirects).toEqual([
      { from: '/promo', to: '/spring', status: 301 },
      { from: '/kcs', to: '/dealers?utm_source=a', status: 301 },
    ]);
  });

  it('sends a target that is not built home, and tells', () => {
    const { redirects, missing } = resolveRedirects([rule('/a', '/nowhere')], site);
    expect(redirects).toEqual([{ from: '/a', to: '/', status: 301 }]);
    expect(missing).toEqual(['/a → /nowhere']);
  });

  it('lets one redirect lead to another', () => {
    const { missing, faults } = resolveRedirects([rule('/a', '/b'), rule('/b', '/dealers')], site);
    expect([...missing, ...faults]).toEqual([]);
  });

  it('repeats a rule under the other locales', () => {
    const rules = [rule('/clips', '/videos', { isTemporary: true, isInAllLocales: true })];
    expect(resolveRedirects(rules, site).redirects).toEqual([
      { from: '/clips', to: '/videos', status: 302 },
      { from: '/en-ca/clips', to: '/en-ca/videos', status: 302 },
    ]);
  });

  it.each([
    ['a duplicate in another case', [rule('/a', '/spring'), rule('/A', '/dealers')], /already/],
    ['a circle', [rule('/a', '/b'), rule('/b', '/A')], /circle/],
    [
      'an open placeholder',
      [rule('/{product}-x', '/spring')],
      /nothing is known for "\{product\}"/,
    ],
    ['a hidden page', [rule('/Dealers', '/spring')], /is a page/],
  ])('stops the build for %s', (_, rules, message) => {
    expect(resolveRedirects(rules, site).faults.join('\n')).toMatch(message);
  });
});

describe('parseRules', () => {
  it('names an entry that it cannot read', () => {
    const { problems } = parseRules('x.json', [{ from: '/a' }, { from: 'b', to: '/' }]);
    expect(problems).toEqual([
      'x.json, rule 1: "from" and "to" are needed, both texts.',
      'x.json, rule 2: "b" is no site path.',
    ]);
  });
});
