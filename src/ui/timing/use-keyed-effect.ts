import { useEffect, useRef } from 'react';

/**
 * Runs a task once the page shows, and again for every other `key`, with what it uses as it is then.
 * Changes of anything else do not matter. What the task returns ends it.
 */
export const useKeyedEffect = (key: string, task: () => void | (() => void)): void => {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => latest.current(), [key]);
};
