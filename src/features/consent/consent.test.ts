import { describe, expect, it } from 'vitest';
import { createConsentStore } from './consent';

const setUp = (stored: string | null = null, hasSignal = false) => {
  const values = new Map(stored === null ? [] : [['consent', stored]]);
  const store = createConsentStore({
    jar: {
      get: name => values.get(name) ?? null,
      set: (name, value) => void values.set(name, value),
    },
    hasSignal: () => hasSignal,
  });
  const ran: string[] = [];
  const stop = store.whenConsented('analytics', () => ran.push('analytics'));
  store.whenConsented('marketing', () => ran.push('marketing'));
  store.whenConsented('necessary', () => ran.push('necessary'));
  return { store, values, ran, stop };
};

describe('consent', () => {
  it('lets only the necessary run before it is given', () => {
    const { store, ran } = setUp();
    store.start();
    expect(ran).toEqual(['necessary']);
    expect(store.getState()).toMatchObject({ isKnown: true, isDecided: false });
  });

  it('runs what waited once it is given, and only once', () => {
    const { store, values, ran } = setUp();
    store.start();
    store.decide({ analytics: true, marketing: false });
    store.decide({ analytics: true, marketing: false });
    expect(ran).toEqual(['necessary', 'analytics']);
    expect(values.get('consent')).toBe('v1.analytics:1.marketing:0');
  });

  it('remembers what was chosen', () => {
    const { store, ran } = setUp('v1.analytics:1.marketing:1');
    expect(ran).toEqual(['necessary']);
    store.start();
    expect(ran).toEqual(['necessary', 'analytics', 'marketing']);
    expect(store.getState().isDecided).toBe(true);
  });

  it('asks again when what is stored cannot be read', () => {
    const { store } = setUp('yes');
    store.start();
    expect(store.getState()).toMatchObject({
      isDecided: false,
      choices: { analytics: false, marketing: false },
    });
  });

  it('keeps marketing off under Global Privacy Control, whatever is chosen', () => {
    const { store, ran } = setUp('v1.analytics:1.marketing:1', true);
    store.start();
    store.decide({ analytics: true, marketing: true });
    expect(ran).toEqual(['necessary', 'analytics']);
    expect(store.getState()).toMatchObject({ isSignalled: true, choices: { marketing: false } });
  });

  it('forgets a task that was called off', () => {
    const { store, ran, stop } = setUp();
    stop();
    store.start();
    store.decide({ analytics: true, marketing: true });
    expect(ran).toEqual(['necessary', 'marketing']);
  });
});
