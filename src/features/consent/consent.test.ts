import { describe, expect, it } from 'vitest';
import { createConsentStore, type ConsentChoices } from './consent';

interface Visit {
  readonly stored?: string | null;
  readonly hasSignal?: boolean;
  readonly isOptOut?: boolean;
}

const setUp = ({ stored = null, hasSignal = false, isOptOut = false }: Visit = {}) => {
  const values = new Map(stored === null ? [] : [['consent', stored]]);
  const region = { isOptOut };
  const told: string[] = [];
  let hear: (key: string, value: string | null) => void = () => undefined;
  const store = createConsentStore({
    jar: {
      get: name => values.get(name) ?? null,
      set: (name, value) => void values.set(name, value),
    },
    tabs: {
      set: (key, value) => told.push(`${key}=${value}`) > 0,
      onChange: listener => {
        hear = listener;
        return () => undefined;
      },
    },
    hasSignal: () => hasSignal,
    isOptOut: () => region.isOptOut,
  });
  return { store, values, region, told, hear: (value: string) => hear('consent', value) };
};

const BOTH = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };
const COUNTING = { analytics: true, marketing: false };

describe('consent', () => {
  it('allows nothing before it has been read', () => {
    const { store } = setUp({ stored: 'v1.analytics:1.marketing:1', isOptOut: true });
    expect(store.getState()).toMatchObject({ isKnown: false, choices: NONE });
  });

  // Region × Global Privacy Control × choice: what is allowed, and whether the banner is shown.
  it.each<[string, boolean, ConsentChoices | null, ConsentChoices, boolean]>([
    ['opt-in', false, null, NONE, true],
    ['opt-in', false, BOTH, BOTH, false],
    ['opt-in', false, COUNTING, COUNTING, false],
    ['opt-in', false, NONE, NONE, false],
    ['opt-in', true, null, NONE, false],
    ['opt-in', true, BOTH, COUNTING, false],
    ['opt-in', true, NONE, NONE, false],
    ['opt-out', false, null, BOTH, false],
    ['opt-out', false, COUNTING, COUNTING, false],
    ['opt-out', false, NONE, NONE, false],
    ['opt-out', true, null, COUNTING, false],
    ['opt-out', true, BOTH, COUNTING, false],
    ['opt-out', true, NONE, NONE, false],
  ])('%s, signal %s, choice %j: %j', (region, hasSignal, choice, allowed, asks) => {
    const { store } = setUp({ hasSignal, isOptOut: region === 'opt-out' });
    store.refresh('en-us');
    if (choice) store.decide(choice);
    expect(store.getState()).toMatchObject({ choices: allowed, isDecided: !asks });
  });

  it('remembers the choice, also across regions', () => {
    const { store, values, region } = setUp();
    store.refresh('en-us');
    store.decide(COUNTING);
    expect(values.get('consent')).toBe('v1.analytics:1.marketing:0');
    region.isOptOut = true;
    store.refresh('en-us');
    expect(store.getState().choices).toEqual(COUNTING);
  });

  it('asks when the visitor moves to a region that requires opt-in', () => {
    const { store, region } = setUp({ isOptOut: true });
    store.refresh('en-us');
    expect(store.getState().choices).toEqual(BOTH);
    region.isOptOut = false;
    store.refresh('en-us');
    expect(store.getState()).toMatchObject({ choices: NONE, isDecided: false });
  });

  it('asks again if the stored value is invalid', () => {
    const { store } = setUp({ stored: 'yes' });
    store.refresh('en-us');
    expect(store.getState()).toMatchObject({ isDecided: false, choices: NONE });
  });

  it('keeps a choice that could not be stored until the page is left', () => {
    const { store, values } = setUp();
    store.decide(COUNTING);
    values.clear();
    store.refresh('en-us');
    expect(store.getState().choices).toEqual(COUNTING);
  });

  it('tells the other tabs, and follows what they decide', () => {
    const { store, told, hear } = setUp({ stored: 'v1.analytics:1.marketing:1' });
    store.refresh('en-us');
    let changes = 0;
    store.subscribe(() => (changes += 1));
    hear('v1.analytics:0.marketing:0');
    expect(store.getState()).toMatchObject({ choices: NONE, isDecided: true });
    hear('v1.analytics:0.marketing:0');
    expect(changes).toBe(1);
    expect(told).toEqual([]);
    store.decide(COUNTING);
    expect(told).toEqual(['consent=v1.analytics:1.marketing:0']);
  });

  it('reads the cookie again before something is sent', () => {
    const { store, values } = setUp({ stored: 'v1.analytics:1.marketing:1' });
    expect(store.currentChoices()).toEqual(NONE);
    store.refresh('en-us');
    const heard: ConsentChoices[] = [];
    store.subscribe(() => heard.push(store.getState().choices));
    values.set('consent', 'v1.analytics:0.marketing:0');
    expect(store.currentChoices()).toEqual(NONE);
    expect(heard).toEqual([NONE]);
    values.delete('consent');
    expect(store.currentChoices()).toEqual(NONE);
  });

  it('notifies subscribers of every change until they unsubscribe', () => {
    const { store } = setUp();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.refresh('en-us');
    store.decide(BOTH);
    stop();
    store.decide(NONE);
    expect(told).toBe(2);
  });
});
