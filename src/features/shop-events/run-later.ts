/**
 * Runs a task after some time, in ms, or when the page is left before that. @returns a function that
 * runs it at once, if it has not run
 */
export function runLater(run: () => void, ms: number): () => void {
  const finish = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    task?.();
    task = null;
  };
  let task: (() => void) | null = run;
  const timer = setTimeout(finish, ms);
  window.addEventListener('pagehide', finish);
  return finish;
}
