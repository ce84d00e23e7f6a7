import { describe, expect, it } from 'vitest';
import { createKeyValueStore } from '../storage';
import { LinkCodeStore } from './link-code-store';

const DAY_MS = 86_400_000;

const memory = () => {
  const values = new Map<string, string>();
  return createKeyValueStore(() => ({
    get length() {
      return values.size;
    },
    key: at => [...values.keys()][at] ?? null,
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }));
};

const setUp = () => {
  const durable = memory();
  let time = 0;
  const tab = () => new LinkCodeStore('codes', durable, memory(), () => time);
  return { durable, tab, wait: (days: number) => (time += days * DAY_MS) };
};

describe('codes from links', () => {
  it('are stored for other tabs and later visits, for thirty days', () => {
    const { tab, wait, durable } = setUp();
    tab().capture('?referral_code=PLAY150&utm_source=post');
    wait(29.9);
    expect(tab().read()).toEqual({ discount: null, referral: 'PLAY150', at: 0, told: [] });
    wait(0.1);
    expect(tab().read()).toBeNull();
    expect(durable.get('codes')).toBeNull();
  });

  it('are stored by kind, a newer one replacing the older', () => {
    const { tab } = setUp();
    tab().capture('?referral_code=PLAY150');
    tab().capture('?discount=WELCOME10');
    tab().capture('?referral_code=KCS150');
    expect(tab().read()).toMatchObject({ discount: 'WELCOME10', referral: 'KCS150' });
  });

  it('are applied to a store’s cart once per visit', () => {
    const { tab } = setUp();
    const visit = tab();
    visit.capture('?discount=A');
    visit.markTold('us');
    visit.markTold('us');
    visit.capture('?discount=A');
    expect(visit.read()?.told).toEqual(['us']);
    tab().capture('?discount=A');
    expect(visit.read()?.told).toEqual([]);
  });

  it('are ignored if malformed', () => {
    const { tab, durable } = setUp();
    const visit = tab();
    visit.capture('?discount=%3Cscript%3E&utm_source=post');
    visit.markTold('us');
    expect(durable.get('codes')).toBeNull();
  });

  it('are deleted from storage if invalid', () => {
    const { tab, durable } = setUp();
    for (const corrupt of ['{', '{"discount":"<b>","referral":null,"at":0,"told":[]}', '[]']) {
      durable.set('codes', corrupt);
      expect(tab().read()).toBeNull();
    }
  });
});
