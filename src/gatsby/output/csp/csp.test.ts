import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '~/src/config/settings/settings';
import { inlineScripts, scriptHash } from './inline-scripts';
import { originsOf, policyOf, withPolicy, type PageKind } from './csp';

const readSandboxEnv = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync('.env.sandbox', 'utf8')
      .split('\n')
      .filter(line => /^[A-Z]/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const origins = {
  stores: ['https://us.example', 'https://ca.example'],
  images: ['https://images.example'],
  media: ['https://images.example'],
  search: ['https://search.example'],
  dealers: ['https://dealers.example'],
  service: 'https://service.example',
  forms: ['https://forms.example'],
  chat: ['https://chat.example'],
  captcha: ['https://captcha.example'],
  drafts: 'https://drafts.example',
  identity: ['https://identity.example'],
  billing: ['https://billing.example'],
  scheduler: ['https://scheduler.example'],
  monitoring: [],
};

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

const directive = (policy: string, name: string): string =>
  policy.split(';').find(each => each.startsWith(`${name} `)) ?? '';

describe('inlineScripts', () => {
  it('finds the scripts that a browser would run, and nothing else', () => {
    const html = page(
      '<script>one()</script><script src="/a.js" async=""></script>' +
        '<script type="application/ld+json">{"@type":"Product"}</script>' +
        '<script id="x" type="module">two()</script>',
    );
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });
});

describe('scriptHash', () => {
  it('is the hash that browsers compute', () => {
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('policyOf', () => {
  it('never allows inline scripts, and allows requests to the stores and the search', () => {
    const policy = policyOf(origins, ["'sha256-abc'"]);
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-abc' https://captcha.example",
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://us.example https://ca.example https://search.example https://dealers.example https://service.example https://forms.example https://chat.example",
    );
  });

  it('allows only previews to read drafts', () => {
    const connect = (kind: PageKind): string =>
      directive(policyOf(origins, [], kind), 'connect-src');
    expect(connect('preview')).toContain(' https://drafts.example');
    expect(connect('public')).not.toContain('drafts.example');
    expect(connect('account')).not.toContain('drafts.example');
  });

  it.each(['identity', 'billing', 'scheduler'])('allows only account pages to call %s', name => {
    const connect = (kind: PageKind): string =>
      directive(policyOf(origins, [], kind), 'connect-src');
    expect(connect('account')).toContain(` https://${name}.example`);
    expect(connect('public')).not.toContain(`${name}.example`);
    expect(connect('preview')).not.toContain(`${name}.example`);
  });

  it.each([
    [{}, ['http://127.0.0.1:4845']],
    [
      { GATSBY_RECHARGE_ORIGIN: '' },
      ['https://admin.rechargeapps.com', 'https://api.rechargeapps.com'],
    ],
    [{ GATSBY_RECHARGE_US_TOKEN: '', GATSBY_RECHARGE_CA_TOKEN: '' }, []],
  ])('finds the billing provider in the settings with %j: %j', (changes, hosts) => {
    const settings = parseSettings({ ...readSandboxEnv(), ...changes });
    expect(originsOf(settings).billing).toEqual(hosts);
  });

  it.each([
    ['http://127.0.0.1:4856', ['http://127.0.0.1:4856']],
    ['', []],
  ])('finds the scheduler in the setting %j', (value, hosts) => {
    const settings = parseSettings({ ...readSandboxEnv(), GATSBY_SCHEDULER_ORIGIN: value });
    expect(originsOf(settings).scheduler).toEqual(hosts);
  });

  it('allows the dealer search to brands with dealers alone', () => {
    const kitwell = parseSettings({
      ...readSandboxEnv(),
      GATSBY_BRAND: 'kitwell',
      GATSBY_DEALER_SEARCH_ORIGIN: '',
      GATSBY_SCHEDULER_ORIGIN: '',
    });
    expect(originsOf(kitwell).dealers).toEqual([]);
    expect(originsOf(parseSettings(readSandboxEnv())).dealers).toEqual(['http://127.0.0.1:4855']);
  });

  it('allows analytics vendors what they need, and only if they are configured', () => {
    const tool = { id: 'X', origin: 'https://tags.example', isProxied: false };
    const settings = parseSettings({
      ...readSandboxEnv(),
      GATSBY_GTM_ORIGIN: 'https://tags.example',
      GATSBY_KLAVIYO_SCRIPT_ORIGIN: '',
      GATSBY_PROXIED_TOOLS: '',
      GATSBY_SENTRY_DSN: 'https://key@errors.example/7',
    });
    expect(settings.monitoring.tools.gtm).toEqual({ ...tool, id: 'GTM-SANDBOX' });
    const policy = policyOf(originsOf(settings), []);
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' https://tags.example https://static.klaviyo.com https://static-tracking.klaviyo.com http://127.0.0.1:4861",
    );
    expect(directive(policy, 'connect-src')).toMatch(/ https:\/\/a\.klaviyo\.com /);
    expect(directive(policy, 'connect-src')).toMatch(/ https:\/\/errors\.example$/);
    expect(directive(policyOf(origins, []), 'script-src')).not.toContain('tags');
  });
});

describe('originsOf', () => {
  const settings = parseSettings(readSandboxEnv());

  it('allows videos from the content system and the captcha in a frame', () => {
    const policy = policyOf(originsOf(settings), []);
    expect(directive(policy, 'media-src')).toBe("media-src 'self' http://127.0.0.1:4821");
    expect(directive(policy, 'frame-src')).toBe('frame-src http://127.0.0.1:4861');
  });

  it('limits the vendor’s captcha to its own paths', () => {
    const captcha = { siteKey: 'k', origin: 'https://www.google.com' };
    const policy = policyOf(originsOf({ ...settings, captcha }), []);
    expect(directive(policy, 'frame-src')).toBe(
      'frame-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
  });
});

describe('withPolicy', () => {
  it('puts the policy after the charset, with the hashes of this page', () => {
    const html = withPolicy(page('<script>one()</script>'), origins);
    expect(html).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(html).toContain(scriptHash('one()'));
  });

  it('changes nothing when run twice, and replaces the policy of a changed page', () => {
    const once = withPolicy(page('<script>one()</script>'), origins);
    expect(withPolicy(once, origins)).toBe(once);
    const changed = withPolicy(once.replace('one()', 'two()'), origins);
    expect(changed).toContain(scriptHash('two()'));
    expect(changed).not.toContain(scriptHash('one()'));
  });
});
