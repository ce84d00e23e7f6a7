const MORE_TRIES = 2;
const WAIT_MS = 1000;
/** How long a page may take to become interactive, from the first script request. */
const PATIENCE_MS = 20_000;

/**
 * Loads scripts in order, each in a task of its own. One that fails, or is not a script, is
 * requested twice more, bypassing every cache; webpack keeps the order of execution.
 * @param onFailure called when a script cannot be loaded, and when time is up
 */
export const scriptLoader = (onFailure: () => void): ((sources: string[]) => void) => {
  const broken: Record<string, boolean> = {};
  window.addEventListener('error', event => {
    broken[event.filename] = true;
  });
  const load = (source: string, tries: number): void => {
    const script = document.createElement('script');
    const failed = (): void => {
      if (tries < MORE_TRIES) setTimeout(load, WAIT_MS * tries, source, tries + 1);
      else onFailure();
    };
    script.src = tries ? source + '?' + tries : source;
    script.async = false;
    script.onerror = failed;
    script.onload = () => {
      if (broken[script.src]) failed();
    };
    document.body.appendChild(script);
  };
  const next = (sources: string[]): void => {
    const source = sources.shift();
    if (!source) return;
    load(source, 0);
    setTimeout(next, 0, sources);
  };
  return sources => {
    next(sources);
    setTimeout(onFailure, PATIENCE_MS);
  };
};
