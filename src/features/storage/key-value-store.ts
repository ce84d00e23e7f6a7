/** A store of strings that never throws. A value that cannot be stored is kept in memory. */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  /** @returns false when the value is kept in memory only (store blocked or full) */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** Keys that start with the prefix, sorted. */
  readonly keys: (prefix: string) => string[];
  /** Subscribes to changes of a key in other tabs; `value` is null when it was removed. */
  readonly onChange: (listener: (key: string, value: string | null) => void) => () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** @param open gives the browser's store; it may throw, as a blocked store does */
export function createKeyValueStore(open: () => Area): KeyValueStore {
  const memory = new Map<string, string>();

  const attempt = <T>(task: (area: Area) => T, otherwise: T): T => {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  };
  const durableKeys = (area: Area): string[] =>
    Array.from({ length: area.length }, (_, at) => area.key(at)).filter(key => key !== null);

  return {
    get: key => memory.get(key) ?? attempt(area => area.getItem(key), null),
    set: (key, value) => {
      // Some browsers write but refuse to read; where another tab is quicker, its value counts.
      const isDurable = attempt(area => {
        area.setItem(key, value);
        return area.getItem(key) !== null;
      }, false);
      if (isDurable) memory.delete(key);
      else if (typeof window !== 'undefined') memory.set(key, value);
      return isDurable;
    },
    remove: key => {
      memory.delete(key);
      attempt(area => area.removeItem(key), undefined);
    },
    keys: prefix =>
      [...new Set([...memory.keys(), ...attempt(durableKeys, [])])]
        .filter(key => key.startsWith(prefix))
        .sort(),
    onChange: listener => {
      const hear = ({ key, newValue, storageArea }: StorageEvent) => {
        if (key === null || storageArea !== attempt<unknown>(area => area, null)) return;
        memory.delete(key);
        listener(key, newValue);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

export const localStore = createKeyValueStore(() => window.localStorage);
