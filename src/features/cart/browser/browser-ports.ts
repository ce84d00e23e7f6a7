import type { Snapshot } from '../queue/snapshot';
import { parseSnapshot } from '../storage/parse-stored';
import { parseJson } from '~/src/domain/data/json';
import type { KeyValueStore } from '~/src/features/storage';
import type { Channel, Clock, Lifecycle, Lock } from '../ports';

// A tab that was hidden for longer reads the cart again.
const STALE_AFTER_MS = 60_000;

export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  schedule: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** One tab at a time; without Web Locks one task at a time in this tab. */
export function browserLock(name: string): Lock {
  let last = Promise.resolve();
  const alone: Lock = task => {
    last = last.then(task, task);
    return last;
  };
  return async task => {
    let hasBegun = false;
    try {
      const { locks } = navigator;
      if (!locks) return await alone(task);
      await locks.request(name, () => {
        hasBegun = true;
        return task();
      });
    } catch (error) {
      // Where storage is blocked the lock manager refuses too.
      if (hasBegun) throw error;
      await alone(task);
    }
  };
}

/** The channel of that name; null where the browser has none, or refuses it (as Firefox does with cookies blocked). */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Snapshots between tabs by BroadcastChannel, and by the storage event where there is no channel. */
export function browserChannel(name: string, key: string, store: KeyValueStore): Channel {
  let channel: BroadcastChannel | null = null;
  const open = (onSnapshot: (snapshot: Snapshot) => void): void => {
    channel ??= openChannel(name);
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const snapshot = parseSnapshot(data);
      if (snapshot) onSnapshot(snapshot);
    };
  };
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    post: snapshot => channel?.postMessage(snapshot),
    listen: onSnapshot => {
      // An open channel keeps the page out of the back-forward cache in some browsers.
      const reopen = (): void => open(onSnapshot);
      open(onSnapshot);
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', reopen);
      const forget = store.onChange((changed, value) => {
        const snapshot = changed === key ? parseSnapshot(parseJson(value)) : null;
        if (snapshot) onSnapshot(snapshot);
      });
      return () => {
        close();
        forget();
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', reopen);
      };
    },
  };
}

export function browserLifecycle(clock: Pick<Clock, 'now' | 'elapsed'>): Lifecycle {
  return {
    isOnline: () => navigator.onLine !== false,
    listen: onWake => {
      let hidden: { readonly at: number; readonly elapsed: number } | null = null;
      const onVisibility = (): void => {
        if (document.visibilityState === 'hidden') {
          hidden = { at: clock.now(), elapsed: clock.elapsed() };
          return;
        }
        // While the page is hidden, the clock may be set back, and the monotonic clock may pause during sleep.
        const hiddenMs = hidden
          ? Math.max(clock.now() - hidden.at, clock.elapsed() - hidden.elapsed)
          : 0;
        hidden = null;
        if (hiddenMs > STALE_AFTER_MS) onWake('shown');
      };
      const onPageShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) onWake('restored');
      };
      const onOnline = (): void => onWake('online');
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('pageshow', onPageShow);
      window.addEventListener('online', onOnline);
      return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('pageshow', onPageShow);
        window.removeEventListener('online', onOnline);
      };
    },
  };
}
