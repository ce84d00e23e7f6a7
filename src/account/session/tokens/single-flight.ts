/** Runs a task that several callers may await; `Flight` runs one at a time. */
export type Flight<T> = (task: () => Promise<T>) => Promise<T>;

/** Callers during a run share its result instead of starting another. */
export const createFlight = <T>(): Flight<T> => {
  let underway: Promise<T> | null = null;
  return task => {
    underway ??= task().finally(() => {
      underway = null;
    });
    return underway;
  };
};
