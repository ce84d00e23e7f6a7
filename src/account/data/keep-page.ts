import type { Result } from '~/src/domain/data/result';

/** Changes that are on their way, each with whether it was made in the end. */
const running = new Map<symbol, Promise<boolean>>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The browser asks before the page is left or loaded again while a change is on its way: what was
 * not sent by then would be lost without a word. @returns what ends it, told whether it was made
 */
export const keepPage = (): ((isSaved: boolean) => void) => {
  const task = Symbol('change');
  let settle = (_isSaved: boolean): void => undefined;
  const outcome = new Promise<boolean>(resolve => {
    settle = resolve;
  });
  running.set(task, outcome);
  window.addEventListener('beforeunload', ask);
  return isSaved => {
    settle(isSaved);
    running.delete(task);
    if (running.size === 0) window.removeEventListener('beforeunload', ask);
  };
};

/** Makes a change, and keeps the page meanwhile. */
export const makeChange = async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
  const letGo = keepPage();
  const made = await call();
  letGo(made.ok);
  return made;
};

/** Whether all changes that are on their way are made in the end; null if there are none. */
export const runningChanges = (): Promise<boolean> | null =>
  running.size === 0
    ? null
    : Promise.all(running.values()).then(outcomes => outcomes.every(isSaved => isSaved));

/** Lets the page be left without a question, whatever is on its way. */
export const letPageGo = (): void => {
  running.clear();
  window.removeEventListener('beforeunload', ask);
};
