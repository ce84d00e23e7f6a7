import { useRef, useState } from 'react';

/** A task that a button starts. */
export interface SingleFlight<Args extends readonly unknown[]> {
  /**
   * Starts the task; ignored while it is running, for example on the second press of a double
   * click.
   */
  readonly run: (...args: Args) => void;
  readonly isBusy: boolean;
}

/** Runs at most one instance of a task that never rejects, and is busy from the press on. */
export const useSingleFlight = <Args extends readonly unknown[]>(
  task: (...args: Args) => Promise<void>,
): SingleFlight<Args> => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = (...args: Args): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void task(...args).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { run, isBusy };
};
