import { useRef, useState } from 'react';

/** A task that a press starts. */
export interface SingleFlight<Args extends readonly unknown[]> {
  /** Starts the task; does nothing while it runs, as on the second press of a double click. */
  readonly run: (...args: Args) => void;
  readonly isBusy: boolean;
}

/** Runs a task that never rejects one at a time, and is busy from the press on. */
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
