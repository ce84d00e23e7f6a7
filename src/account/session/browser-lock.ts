/** Runs one task at a time per name, across all tabs of the shop. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Uses Web Locks if the browser supports and allows them; otherwise tasks run without a lock. */
export const browserLock: Lock = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
  let running: Promise<T> | null = null;
  const once = (): Promise<T> => (running ??= task());
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return once();
  try {
    await locks.request(name, once);
  } catch (error) {
    // The lock manager also refuses if storage is blocked. An error of the task itself is passed
    // on.
    if (running === null) return once();
    throw error;
  }
  return once();
};
