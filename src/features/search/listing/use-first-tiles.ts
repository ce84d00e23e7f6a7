import { startTransition, useEffect, useState } from 'react';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { afterPaint } from '~/src/ui/timing/after-paint';

/** As many as the first screen of a desktop shows. */
const FIRST_TILES = 8;

/**
 * The tiles to render now: while a shopper types, those of the first screen, and the others once
 * these are painted.
 */
export const useFirstTiles = (
  cards: readonly TileCard[],
  isTyped: boolean,
): readonly TileCard[] => {
  const [painted, setPainted] = useState<readonly TileCard[] | null>(null);
  useEffect(() => {
    if (!isTyped) return;
    let isCurrent = true;
    afterPaint(() => {
      if (isCurrent) startTransition(() => setPainted(cards));
    });
    return () => {
      isCurrent = false;
    };
  }, [cards, isTyped]);
  return isTyped && painted !== cards ? cards.slice(0, FIRST_TILES) : cards;
};
