import { useState } from 'react';
import { VIDEO_NEXT } from '~/src/config/device-keys';
import { localStore } from '~/src/features/storage';

const OFF = 'off';

interface AutomaticNext {
  /** Whether autoplay may be offered: not with reduced motion. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Whether the next video starts by itself, a preference stored on this device. */
export const useAutomaticNext = (): AutomaticNext => {
  const [isOffered] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isOn, setOn] = useState(() => localStore.get(VIDEO_NEXT) !== OFF);
  return {
    isOffered,
    isOn: isOffered && isOn,
    set: next => {
      if (next) localStore.remove(VIDEO_NEXT);
      else localStore.set(VIDEO_NEXT, OFF);
      setOn(next);
    },
  };
};
