import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeyValueStore } from '~/src/features/storage';
import { browserChannel, browserLifecycle, browserLock } from './browser-ports';

/** A task that reports its start and finishes on request. */
const taskOf = (log: string[], name: string) => {
  let end: () => void = () => undefined;
  const isOver = new Promise<void>(resolve => (end = resolve));
  const run = async (): Promise<void> => {
    log.push(`${name} begins`);
    await isOver;
    log.push(`${name} ends`);
  };
  return { run, end };
};

const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const stubLocks = (locks: object | undefined): void => {
  vi.stubGlobal('navigator', { ...navigator, locks });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const runsInTurn = async (): Promise<void> => {
  const lock = browserLock('cart');
  const log: string[] = [];
  const one = taskOf(log, 'one');
  const two = taskOf(log, 'two');
  const both = Promise.all([lock(one.run), lock(two.run)]);
  await flushPromises();
  expect(log).toEqual(['one begins']);
  one.end();
  await flushPromises();
  expect(log).toEqual(['one begins', 'one ends', 'two begins']);
  two.end();
  await both;
  expect(log.at(-1)).toBe('two ends');
};

describe('the lock of a browser without Web Locks', () => {
  it('lets one task after the other work', async () => {
    stubLocks(undefined);
    await runsInTurn();
  });

  it('continues after a task that fails, and reports it', async () => {
    stubLocks(undefined);
    const lock = browserLock('cart');
    const failed = lock(() => Promise.reject(new Error('The store is gone.')));
    const next = vi.fn(async () => undefined);
    const after = lock(next);
    await expect(failed).rejects.toThrow('The store is gone.');
    await after;
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('the lock of a browser that refuses Web Locks', () => {
  const refuse = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) };

  it('lets one task after the other work all the same', async () => {
    stubLocks(refuse);
    await runsInTurn();
  });
});

describe('the lock of a browser with Web Locks', () => {
  it('asks for the name, and does not run a task twice that has failed', async () => {
    const request = vi.fn((_: string, task: () => Promise<void>) => task());
    stubLocks({ request });
    const task = vi.fn(() => Promise.reject(new Error('The store is gone.')));
    await expect(browserLock('cart')(task)).rejects.toThrow('The store is gone.');
    expect(task).toHaveBeenCalledOnce();
    expect(request.mock.calls[0]?.[0]).toBe('cart');
  });
});

describe('the lock of a browser that will not even name Web Locks', () => {
  it('lets one task after the other work all the same', async () => {
    vi.stubGlobal('navigator', {
      get locks(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await runsInTurn();
  });
});

describe('the channel of a browser that refuses one', () => {
  it('follows other tabs through storage, and posts nothing', () => {
    class Refused {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    }
    vi.stubGlobal('BroadcastChannel', Refused);
    const store = createKeyValueStore(() => window.localStorage);
    const channel = browserChannel('cart', 'snapshot', store);
    const heard: number[] = [];
    const stop = channel.listen(({ sequence }) => heard.push(sequence));
    const snapshot = { cart: null, sequence: 4, savedAt: 0, done: [] };
    expect(() => channel.post(snapshot)).not.toThrow();
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'snapshot',
        newValue: JSON.stringify(snapshot),
        storageArea: window.localStorage,
      }),
    );
    expect(heard).toEqual([4]);
    stop();
  });
});

describe('a page that was hidden', () => {
  it('wakes after a minute, also where the clock was set back meanwhile', () => {
    const clock = { now: vi.fn(() => 1e12), elapsed: vi.fn(() => 0) };
    const woke: string[] = [];
    const stop = browserLifecycle(clock).listen(reason => woke.push(reason));
    const turn = (state: DocumentVisibilityState): void => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    clock.now.mockReturnValue(1e12 - 3_600_000);
    clock.elapsed.mockReturnValue(61_000);
    turn('visible');
    expect(woke).toEqual(['shown']);
    stop();
  });
});
