import { useEffect, useRef } from 'react';

/**
 * Runs an effect once the page is visible, and again for every other `key`, with the latest values.
 * Changes of anything else do not matter. The returned function cleans it up.
 */
export const useKeyedEffect = (key: string, task: () => void | (() => void)): void => {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => latest.current(), [key]);
};
