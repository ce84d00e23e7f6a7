/** Pending changes; each resolves to whether it was saved. */
const running = new Set<Promise<boolean>>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Lets the page unload without a prompt, even with changes pending. */
export const allowUnload = (): void => {
  running.clear();
  window.removeEventListener('beforeunload', ask);
};

/**
 * Makes the browser ask before it unloads a page with a pending change, which would be lost
 * silently.
 * @returns ends this; takes whether the change was saved
 */
export const blockUnload = (): ((isSaved: boolean) => void) => {
  let resolveOutcome: (isSaved: boolean) => void;
  const outcome = new Promise<boolean>(resolve => {
    resolveOutcome = resolve;
  });
  running.add(outcome);
  window.addEventListener('beforeunload', ask);
  return isSaved => {
    resolveOutcome(isSaved);
    running.delete(outcome);
    if (running.size === 0) allowUnload();
  };
};

/** Resolves to whether all pending changes were saved; null if there are none. */
export const runningChanges = (): Promise<boolean> | null =>
  running.size > 0 ? Promise.all(running).then(outcomes => outcomes.every(Boolean)) : null;
