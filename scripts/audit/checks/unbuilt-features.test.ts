import { describe, expect, it } from 'vitest';
import { page } from './page.fixture';
import { checkUnbuiltFeatures } from './unbuilt-features';

const NONE = { search: false, dealerFinder: false, account: false };
const ALL = { search: true, dealerFinder: true, account: true };

const BROKEN = [
  ['search', '<a href="/search?q=dog">Dogs</a>'],
  ['search', '<a href="/en-ca/search">Find</a>'],
  ['search', '<form role="search"><input name="q"></form>'],
  ['search', '<script type="application/ld+json">{"@type":"SearchAction"}</script>'],
  ['dealerFinder', '<form role="search" action="/dealers"><input name="postalCode"></form>'],
  ['dealerFinder', '<a href="/dealers/boise">Boise</a>'],
  ['dealerFinder', '<p>Your <b>ZIP code</b> is enough.</p>'],
  ['account', '<a href="/en-ca/account/orders">Orders</a>'],
  ['account', '<a href="/login">Hello</a>'],
  ['account', '<p>Cancel in your account.</p>'],
  ['account', '<ol><li>Sign in and open “Subscriptions”.</li></ol>'],
] as const;

describe('a page while a feature is off', () => {
  it.each(BROKEN)('must not offer the %s: %s', (feature, body) => {
    const problems = checkUnbuiltFeatures([page('/a', body)], NONE);
    expect(problems).not.toEqual([]);
    for (const { message } of problems) expect(message).toContain(`there is no ${feature} yet`);
    expect(checkUnbuiltFeatures([page('/a', body)], ALL)).toEqual([]);
  });

  it('may contain anything else', () => {
    const body = `<a href="/dealers">Find a dealer</a><a href="/searching-for-home">Home</a>
      <a href="https://other.example/account">Them</a><p>A dealer near you, on account of the dog:
      search and rescue.</p><form action="/send"><input name="postalCode"></form>`;
    expect(checkUnbuiltFeatures([page('/a', body)], NONE)).toEqual([]);
  });

  it('allows a ZIP code form next to a search form', () => {
    const body = `<form role="search" action="/find"><input name="words"></form>
      <form action="/send"><input name="postalCode"></form>`;
    expect(checkUnbuiltFeatures([page('/a', body)], NONE)).toEqual([]);
  });

  it('allows the preview to ask editors to sign in', () => {
    expect(checkUnbuiltFeatures([page('/en-ca/preview', '<p>Sign in</p>')], NONE)).toEqual([]);
  });
});
