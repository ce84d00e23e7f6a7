import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface TabsState {
  /** Wraps around at the ends. */
  readonly list: RefObject<HTMLDivElement>;
  /** False until scripts run: until then, every panel is open. */
  readonly isLive: boolean;
  readonly chosen: number;
  readonly choose: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Tabs with keyboard support. A URL that ends in the id of a panel opens it.
 * @param ids the ids of the panels
 */
export function useTabs(ids: readonly string[]): TabsState {
  const list = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const [chosen, setChosen] = useState(0);
  const names = ids.join(' ');

  useEffect(() => {
    setLive(true);
    const follow = (): void => {
      const index = names.split(' ').indexOf(window.location.hash.slice(1));
      if (index < 0) return;
      setChosen(index);
      list.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [names]);

  const choose = (index: number): void => {
    setChosen(index);
    window.history.replaceState(window.history.state, '', `#${ids[index] ?? ''}`);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(chosen, ids.length);
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return { list, isLive, chosen, choose, onKeyDown };
}
