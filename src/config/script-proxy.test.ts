import { describe, expect, it } from 'vitest';
import { proxiedTarget, readProxiedScripts } from './script-proxy';

const allowed = [
  { origin: 'https://scripts.test', path: '/js/' },
  { origin: 'http://127.0.0.1:4861', path: '/gtm.js' },
];
const ask = (address: string) => proxiedTarget(`?url=${encodeURIComponent(address)}`, allowed);

describe('readProxiedScripts', () => {
  it.each([
    ['https://scripts.test/js/', { origin: 'https://scripts.test', path: '/js/' }],
    ['https://scripts.test:8443/a.js', { origin: 'https://scripts.test:8443', path: '/a.js' }],
    ['http://127.0.0.1:4861/', { origin: 'http://127.0.0.1:4861', path: '/' }],
  ])('accepts %s', (text, entry) => expect(readProxiedScripts(text)).toEqual(entry));

  it.each([
    'http://scripts.test/js/',
    'https://scripts.test',
    'https://user@scripts.test/',
    'https://scripts.test/js/?x=1',
    'https://scripts.test/a/../b/',
    'https://scripts.test//',
    'https://SCRIPTS.test/',
    'https://scripts.test:443/',
    'https://0x7f.1/',
    'ftp://scripts.test/',
    '*',
  ])('rejects %s', text => expect(readProxiedScripts(text)).toBeNull());
});

describe('proxiedTarget', () => {
  it.each([
    'https://scripts.test/js/a.js',
    'https://scripts.test/js/AbC/klaviyo.js?company_id=AbC&v=2',
    'http://127.0.0.1:4861/gtm.js?id=GTM-A1',
  ])('passes %s on', address => {
    expect(ask(address)).toBe(address);
    if (!address.includes('&')) expect(proxiedTarget(`?url=${address}`, allowed)).toBe(address);
  });

  it.each([
    ['another host', 'https://evil.test/js/a.js'],
    ['a host that begins alike', 'https://scripts.test.evil.test/js/a.js'],
    ['userinfo', 'https://scripts.test@evil.test/js/a.js'],
    ['userinfo before the host', 'https://evil@scripts.test/js/a.js'],
    ['plain http', 'http://scripts.test/js/a.js'],
    ['another port', 'https://scripts.test:8080/js/a.js'],
    ['another path', 'https://scripts.test/private/a.js'],
    ['a path that begins alike', 'http://127.0.0.1:4861/gtm.json'],
    ['the folder itself', 'https://scripts.test/js/'],
    ['a way out', 'https://scripts.test/js/../private.js'],
    ['an encoded way out', 'https://scripts.test/js/%2e%2e/private.js'],
    ['slashes in a row', 'https://scripts.test/js//a.js'],
    ['a backslash', 'https://scripts.test/js/\\evil.test'],
    ['an anchor', 'https://scripts.test/js/a.js#b'],
    ['capitals in the host', 'https://SCRIPTS.test/js/a.js'],
    ['a decimal address', 'http://2130706433:4861/gtm.js'],
    ['a short address', 'http://127.1:4861/gtm.js'],
    ['this machine by IPv6', 'http://[::1]:4861/gtm.js'],
    ['the metadata address', 'http://169.254.169.254/latest/meta-data/'],
    ['no protocol', '//scripts.test/js/a.js'],
    ['a file', 'file:///etc/passwd'],
    ['a new line', 'https://scripts.test/js/a.js\r\nHost: evil.test'],
    ['letters alike', 'https://scripts.test/js/ａ.js'],
    ['more than an address has', `https://scripts.test/js/${'a'.repeat(500)}`],
  ])('rejects %s', (_, address) => expect(ask(address)).toBeNull());

  it.each([
    ['nothing', ''],
    ['an empty address', '?url='],
    ['a second one', '?url=https://scripts.test/js/a.js&url=https://evil.test/'],
    ['another name', '?uri=https://scripts.test/js/a.js'],
    ['what is encoded twice', '?url=https%253A%252F%252Fscripts.test%252Fjs%252Fa.js'],
    ['a broken escape', '?url=https://scripts.test/js/%E0%A4%A'],
  ])('rejects %s', (_, search) => expect(proxiedTarget(search, allowed)).toBeNull());

  it('rejects everything without a list', () =>
    expect(proxiedTarget('?url=https://scripts.test/js/a.js', [])).toBeNull());
});
