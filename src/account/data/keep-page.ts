const running = new Set<symbol>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The browser asks before the page is left or loaded again while a change is on its way: what was
 * not sent by then would be lost without a word. @returns what ends it
 */
export const keepPage = (): (() => void) => {
  const task = Symbol('change');
  running.add(task);
  window.addEventListener('beforeunload', ask);
  return () => {
    running.delete(task);
    if (running.size === 0) window.removeEventListener('beforeunload', ask);
  };
};
