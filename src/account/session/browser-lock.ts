/** Runs one task at a time per name, across all tabs of the shop. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** What a task has stored takes a moment to reach the other tabs. */
const SPREAD_MS = 100;

/**
 * Uses Web Locks if the browser supports and allows them; otherwise tasks run without a lock. The
 * lock is kept for a moment after the task, until the next tab can read what it stored.
 */
export const browserLock: Lock = <T>(name: string, task: () => Promise<T>): Promise<T> => {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task();
  return new Promise<T>((resolve, reject) => {
    let isStarted = false;
    const run = async (): Promise<void> => {
      isStarted = true;
      await task().then(resolve, reject);
      await new Promise(done => setTimeout(done, SPREAD_MS));
    };
    // The lock manager also refuses if storage is blocked.
    locks.request(name, run).catch(() => (isStarted ? undefined : run()));
  });
};
