/** Runs a task that others may wait for; `Flight` runs one at a time. */
export type Flight<T> = (task: () => Promise<T>) => Promise<T>;

/** Whoever asks while a task runs gets its answer instead of starting another. */
export const createFlight = <T>(): Flight<T> => {
  let underway: Promise<T> | null = null;
  return task => {
    underway ??= task().finally(() => {
      underway = null;
    });
    return underway;
  };
};
