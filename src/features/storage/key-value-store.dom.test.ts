import { describe, expect, it } from 'vitest';
import { createKeyValueStore, localStore } from './key-value-store';

const areaOf = () => {
  const values = new Map<string, string>();
  const area = {
    isFull: false,
    values,
    get length() {
      return values.size;
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (area.isFull) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  return area;
};

describe('key-value store', () => {
  it('stores values and lists keys by prefix', () => {
    const store = createKeyValueStore(areaOf);
    const area = areaOf();
    const same = createKeyValueStore(() => area);
    expect(same.set('a_2', 'x')).toBe(true);
    same.set('a_1', 'y');
    same.set('b', 'z');
    expect(same.keys('a_')).toEqual(['a_1', 'a_2']);
    same.remove('a_1');
    expect(same.get('a_1')).toBeNull();
    expect(store.get('a_2')).toBeNull();
  });

  it('keeps the newest value in memory when full, and says so', () => {
    const area = areaOf();
    const store = createKeyValueStore(() => area);
    store.set('a', 'old');
    area.isFull = true;
    expect(store.set('a', 'new')).toBe(false);
    expect(store.set('b', 'new')).toBe(false);
    expect([store.get('a'), store.get('b')]).toEqual(['new', 'new']);
    expect(store.keys('')).toEqual(['a', 'b']);
    area.isFull = false;
    expect(store.set('a', 'newer')).toBe(true);
    expect(area.values.get('a')).toBe('newer');
  });

  it('works in memory when blocked', () => {
    const store = createKeyValueStore(() => {
      throw new Error('SecurityError');
    });
    expect(store.get('a')).toBeNull();
    expect(store.set('a', 'x')).toBe(false);
    expect(store.get('a')).toBe('x');
    expect(store.keys('')).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('works in memory when values can be written but not read', () => {
    const area = areaOf();
    area.getItem = () => {
      throw new Error('SecurityError');
    };
    const store = createKeyValueStore(() => area);
    expect(store.set('a', 'x')).toBe(false);
    expect(store.get('a')).toBe('x');
  });

  it('notifies of changes in other tabs until unsubscribed', () => {
    const heard: [string, string | null][] = [];
    const stop = localStore.onChange((key, value) => heard.push([key, value]));
    const change = (storageArea: Storage) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'x', storageArea }));
    change(window.localStorage);
    change(window.sessionStorage);
    stop();
    change(window.localStorage);
    expect(heard).toEqual([['a', 'x']]);
  });
});
