import { useState } from 'react';
import { localStore } from '~/src/features/storage';

const KEY = 'video_next';
const OFF = 'off';

interface AutomaticNext {
  /** Whether somebody may be asked at all: not who wants less motion. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Whether the next video plays by itself, as this device remembers it. */
export const useAutomaticNext = (): AutomaticNext => {
  const [isOffered] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isOn, setOn] = useState(() => localStore.get(KEY) !== OFF);
  return {
    isOffered,
    isOn: isOffered && isOn,
    set: next => {
      if (next) localStore.remove(KEY);
      else localStore.set(KEY, OFF);
      setOn(next);
    },
  };
};
