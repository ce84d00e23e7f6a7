import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { PlayerToolsProps } from './player-tools';

const USES = ['focusin', 'pointerenter'] as const;

interface LatePlayerTools {
  /** Null until loaded; the native controls work without them. */
  readonly Tools: ComponentType<PlayerToolsProps> | null;
  readonly load: () => void;
}

/** The player's additional controls, loaded at once or when the player is first used. */
export const usePlayerTools = (
  stage: RefObject<HTMLElement>,
  isWantedAtOnce: boolean,
): LatePlayerTools => {
  const [isWanted, setWanted] = useState(isWantedAtOnce);
  const [Tools, setTools] = useState<ComponentType<PlayerToolsProps> | null>(null);
  useEffect(() => {
    const place = stage.current;
    const want = (): void => setWanted(true);
    USES.forEach(name => place?.addEventListener(name, want));
    return () => USES.forEach(name => place?.removeEventListener(name, want));
  }, [stage]);
  useEffect(() => {
    if (!isWanted) return;
    import('./player-tools').then(
      ({ PlayerTools }) => setTools(() => PlayerTools),
      () => undefined,
    );
  }, [isWanted]);
  return { Tools, load: () => setWanted(true) };
};
