import { useRef, useState } from 'react';
import { useDealer } from './dealer-provider';

/** The result of choosing a dealer. */
export type Choice = 'choosing' | 'chosen' | 'failed';

interface ChooseDealer {
  readonly choice: Choice | null;
  /** Stores a dealer once the lookup has found them; returns whether it has. */
  readonly choose: (id: string) => Promise<boolean>;
}

/** Stores a dealer, after the same lookup as for a link that names them; the last choice counts. */
export function useChooseDealer(): ChooseDealer {
  const { followDealer } = useDealer();
  const [choice, setChoice] = useState<Choice | null>(null);
  const turn = useRef(0);
  const choose = async (id: string): Promise<boolean> => {
    const mine = ++turn.current;
    setChoice('choosing');
    const { dealer, isLatest } = await followDealer(`?dealerId=${encodeURIComponent(id)}`);
    const isChosen = dealer?.id === id;
    const result = isChosen ? 'chosen' : 'failed';
    if (mine === turn.current) setChoice(isLatest ? result : null);
    return isChosen;
  };
  return { choice, choose };
}
