import { describe, expect, it } from 'vitest';
import { CampaignStore } from './campaign-store';

const DAY_MS = 86_400_000;
const NOBODY_ASKED = { isDecided: false, choices: { analytics: false, marketing: false } };
const YES = { isDecided: true, choices: { analytics: true, marketing: false } };
const NO = { isDecided: true, choices: { analytics: false, marketing: true } };

const setUp = () => {
  const values = new Map<string, string>();
  const clock = { now: 0 };
  const store = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => Boolean(values.set(key, value)),
    remove: (key: string) => void values.delete(key),
  };
  const page = () => new CampaignStore('campaign', store, () => clock.now);
  return { values, clock, page };
};

describe('campaign of a visit', () => {
  it('is kept in memory while consent is undecided', () => {
    const { page, values } = setUp();
    const store = page();
    store.follow(NOBODY_ASKED);
    store.capture('?utm_source=post');
    store.capture('?variant=2');
    expect(store.read()).toMatchObject({ source: 'post', medium: null });
    expect(values.size).toBe(0);
    expect(page().read()).toBeNull();
  });

  it('is stored once analytics is allowed, whichever comes first', () => {
    const { page, values, clock } = setUp();
    const store = page();
    store.capture('?utm_source=post');
    store.follow(YES);
    expect(values.size).toBe(1);
    const next = page();
    next.follow(YES);
    expect(next.read()).toMatchObject({ source: 'post' });
    next.capture('?utm_source=mail');
    clock.now = 29.9 * DAY_MS;
    const later = page();
    later.follow(YES);
    expect(later.read()).toMatchObject({ source: 'mail' });
    clock.now = 30 * DAY_MS;
    expect(later.read()).toBeNull();
    expect(values.size).toBe(0);
  });

  it('is deleted, and not stored again, once consent is refused', () => {
    const { page, values } = setUp();
    const store = page();
    store.follow(YES);
    store.capture('?utm_source=post');
    store.follow(NO);
    store.capture('?utm_source=mail');
    expect(store.read()).toBeNull();
    expect(values.size).toBe(0);
  });

  it('is deleted from storage if invalid', () => {
    const { page, values } = setUp();
    const store = page();
    store.follow(YES);
    for (const corrupt of ['{', '{"at":0,"campaign":{"source":"<b>"}}', '[]']) {
      values.set('campaign', corrupt);
      expect(store.read()).toBeNull();
    }
  });
});
