import { useEffect, useState, type KeyboardEvent } from 'react';

interface ActiveOption {
  readonly activeId: string | null;
  readonly reset: () => void;
  /** Moves among the options with the keys of a combobox. @returns whether the key was used */
  readonly move: (event: KeyboardEvent) => boolean;
}

/**
 * Which option the arrow keys have reached (ARIA combobox pattern): past either end they return to the
 * field. Home and End go to the ends once an option is reached, and to those of the text before. The
 * active option is scrolled into view.
 */
export const useActiveOption = (ids: readonly string[]): ActiveOption => {
  const [reached, setReached] = useState<string | null>(null);
  const at = reached === null ? -1 : ids.indexOf(reached);
  const activeId = at >= 0 ? reached : null;
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const goTo = (position: number): void => setReached(ids[position] ?? null);
  const stops = ids.length + 1;

  const move = ({ key }: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isInList = at >= 0;
    if (step !== undefined && ids.length > 0) goTo(((at + 1 + step + stops) % stops) - 1);
    else if (key === 'Home' && isInList) goTo(0);
    else if (key === 'End' && isInList) goTo(ids.length - 1);
    else if (key === 'Escape' && isInList) setReached(null);
    else return false;
    return true;
  };
  return { activeId, reset: () => setReached(null), move };
};
