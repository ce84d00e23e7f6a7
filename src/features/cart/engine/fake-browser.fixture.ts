import type { Snapshot } from '../queue/snapshot';
import { parseSnapshot } from '../storage/parse-stored';
import type { StoreKey } from '~/src/config/locales';
import { createKeyValueStore, type CookieJar } from '~/src/features/storage';
import { cartKeysOf } from '../storage/cart-keys';
import type { CartContext, CartEngine, CartEvent, CartToast } from '../types';
import { createEngine } from './engine';
import { FakeShop } from './fake-shop.fixture';
import { createPersistence } from '../storage/persistence';
import type { Clock, Lifecycle } from '../ports';

/** Runs everything that does not wait for a timer. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}

class FakeClock {
  time = Date.UTC(2025, 3, 1);
  /** How far the clock was set back. */
  setBackMs = 0;
  private tasks: { at: number; task: () => void }[] = [];

  schedule(ms: number, task: () => void): () => void {
    const entry = { at: this.time + ms, task };
    this.tasks.push(entry);
    return () => {
      this.tasks = this.tasks.filter(other => other !== entry);
    };
  }

  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await flush();
      const [next] = this.tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.tasks = this.tasks.filter(entry => entry !== next);
      this.time = Math.max(this.time, next.at);
      next.task();
    }
    this.time = end;
    await flush();
  }
}

/** Local storage that can be full or blocked. */
export class FakeArea {
  readonly values = new Map<string, string>();
  isFull = false;
  isBlocked = false;

  get length(): number {
    return this.values.size;
  }
  private check(): void {
    if (this.isBlocked) throw new Error('SecurityError');
  }
  getItem(key: string): string | null {
    this.check();
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.check();
    if (this.isFull) throw new Error('QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.check();
    this.values.delete(key);
  }
  key(at: number): string | null {
    return [...this.values.keys()][at] ?? null;
  }
}

export interface Tab {
  readonly engine: CartEngine;
  readonly toasts: CartToast[];
  readonly events: CartEvent[];
  /** What was written to the console of this page. */
  readonly log: string[];
  readonly wake: (reason: Parameters<Parameters<Lifecycle['listen']>[0]>[0]) => void;
  /** Ends the page as a reload or a crash does: pending promises never resolve. */
  readonly close: () => void;
  readonly shown: () => Record<string, number>;
}

/** One browser and one store: tabs share storage, lock and channel. */
export class FakeBrowser {
  readonly shop = new FakeShop();
  readonly clock = new FakeClock();
  readonly area = new FakeArea();
  readonly cookies = new Map<string, string>();
  isOnline = true;
  /** Whether messages between tabs are lost. */
  isMute = false;
  private readonly listeners = new Map<number, (snapshot: Snapshot) => void>();
  private readonly queue: { tab: number; begin: () => void }[] = [];
  private holder: number | null = null;
  private count = 0;

  constructor(readonly store: StoreKey = 'us') {}

  get keys() {
    return cartKeysOf({ id: 'larkfield' }, this.store);
  }

  private next(): void {
    const first = this.queue.shift();
    this.holder = first?.tab ?? null;
    first?.begin();
  }

  private async lock(tab: number, task: () => Promise<void>): Promise<void> {
    await new Promise<void>(begin => {
      this.queue.push({ tab, begin });
      if (this.holder === null) this.next();
    });
    await task();
    if (this.holder === tab) this.next();
  }

  private jar(): CookieJar {
    return {
      get: name => this.cookies.get(name) ?? null,
      set: (name, value) => void this.cookies.set(name, value),
      remove: name => void this.cookies.delete(name),
    };
  }

  private clockOf(isAlive: () => boolean): Clock {
    return {
      now: () => this.clock.time - this.clock.setBackMs,
      elapsed: () => this.clock.time,
      wait: ms => new Promise(resolve => this.clock.schedule(ms, () => isAlive() && resolve())),
      schedule: (ms, task) => this.clock.schedule(ms, () => isAlive() && task()),
    };
  }

  /** Opens a page and starts its engine. */
  open(context: CartContext = { countryCode: 'US', dealerId: null }): Tab {
    this.count += 1;
    const tab = this.count;
    let isAlive = true;
    let ids = 0;
    const toasts: CartToast[] = [];
    const events: CartEvent[] = [];
    const log: string[] = [];
    let wake: Tab['wake'] = () => undefined;
    const engine = createEngine({
      store: this.store,
      gateway: this.shop.gateway(() => isAlive),
      persistence: createPersistence(
        this.keys,
        createKeyValueStore(() => this.area),
        this.jar(),
      ),
      clock: this.clockOf(() => isAlive),
      lock: task => this.lock(tab, task),
      channel: {
        post: snapshot => {
          const copy = parseSnapshot(JSON.parse(JSON.stringify(snapshot)));
          this.listeners.forEach((listener, other) => {
            if (other !== tab && copy && !this.isMute) listener(copy);
          });
        },
        listen: listener => {
          this.listeners.set(tab, listener);
          return () => this.listeners.delete(tab);
        },
      },
      lifecycle: {
        isOnline: () => this.isOnline,
        listen: listener => {
          wake = listener;
          return () => undefined;
        },
      },
      isCheckoutUrl: url => url.startsWith('https://shop.test/'),
      newId: () => `tab${tab}-${String((ids += 1)).padStart(4, '0')}`,
      onAdded: toast => toasts.push(toast),
      onEvent: event => events.push(event),
      log: (what, why) => log.push(`${what} ${String(why)}`),
    });
    engine.setContext(context);
    engine.start();
    return {
      engine,
      toasts,
      events,
      log,
      wake: reason => wake(reason),
      close: () => {
        isAlive = false;
        engine.stop();
        const waiting = this.queue.filter(entry => entry.tab !== tab);
        this.queue.splice(0, this.queue.length, ...waiting);
        if (this.holder === tab) this.next();
      },
      shown: () =>
        Object.fromEntries(
          engine.getState().view.lines.map(line => [line.merchandise.id, line.quantity]),
        ),
    };
  }
}
