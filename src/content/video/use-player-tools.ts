import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { whenUsedOrIdle } from '~/src/ui/timing/when-used-or-idle';
import type { PlayerToolsProps } from './player-tools';

const USES = ['focusin', 'pointerenter'] as const;

interface LatePlayerTools {
  /** Null until loaded; the native controls work without them. */
  readonly Tools: ComponentType<PlayerToolsProps> | null;
  readonly load: () => void;
  /** Whether they have been asked for: the visitor has time, or uses the player. */
  readonly isWanted: boolean;
}

/** When they load: at once, when the page is used or the browser idle, or when the player is used. */
export type ToolsTiming = 'atOnce' | 'whenIdle' | 'whenUsed';

/** The player's additional controls. */
export const usePlayerTools = (
  stage: RefObject<HTMLElement>,
  timing: ToolsTiming,
): LatePlayerTools => {
  const [isWanted, setWanted] = useState(timing === 'atOnce');
  const [Tools, setTools] = useState<ComponentType<PlayerToolsProps> | null>(null);
  useEffect(() => {
    const place = stage.current;
    const want = (): void => setWanted(true);
    USES.forEach(name => place?.addEventListener(name, want));
    return () => USES.forEach(name => place?.removeEventListener(name, want));
  }, [stage]);
  useEffect(() => {
    if (timing === 'whenIdle') void whenUsedOrIdle().then(() => setWanted(true));
  }, [timing]);
  useEffect(() => {
    if (!isWanted) return;
    import('./player-tools').then(
      ({ PlayerTools }) => setTools(() => PlayerTools),
      () => undefined,
    );
  }, [isWanted]);
  return { Tools, isWanted, load: () => setWanted(true) };
};
