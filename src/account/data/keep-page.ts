/** Changes that are on their way: each tells in the end whether it was made. */
const running = new Set<Promise<boolean>>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Lets the page be left without a question, whatever is on its way. */
export const letPageGo = (): void => {
  running.clear();
  window.removeEventListener('beforeunload', ask);
};

/**
 * The browser asks before the page is left or loaded again while a change is on its way: what was
 * not sent by then would be lost without a word. @returns what ends it, told whether it was made
 */
export const keepPage = (): ((isSaved: boolean) => void) => {
  let resolveOutcome: (isSaved: boolean) => void;
  const outcome = new Promise<boolean>(resolve => {
    resolveOutcome = resolve;
  });
  running.add(outcome);
  window.addEventListener('beforeunload', ask);
  return isSaved => {
    resolveOutcome(isSaved);
    running.delete(outcome);
    if (running.size === 0) letPageGo();
  };
};

/** Whether all changes that are on their way are made in the end; null if there are none. */
export const runningChanges = (): Promise<boolean> | null =>
  running.size > 0 ? Promise.all(running).then(outcomes => outcomes.every(Boolean)) : null;
