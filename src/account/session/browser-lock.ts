/** Runs one task of a name at a time, in every tab of the shop. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Web Locks where the browser has them; where it has none, or refuses them, tasks just run. */
export const browserLock: Lock = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
  let running: Promise<T> | null = null;
  const once = (): Promise<T> => (running ??= task());
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return once();
  try {
    await locks.request(name, once);
  } catch (error) {
    // Where storage is blocked the lock manager refuses too; a failure of the task is the task's.
    if (running === null) return once();
    throw error;
  }
  return once();
};
