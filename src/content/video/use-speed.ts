import { useEffect, useState, type RefObject } from 'react';
import { localStore } from '~/src/features/storage';
import { SPEEDS } from './player-actions';

const KEY = 'video_speed';

const stored = (): number => SPEEDS.find(each => String(each) === localStore.get(KEY)) ?? 1;

/** How fast videos play on this device. */
export const useSpeed = (
  element: RefObject<HTMLVideoElement>,
): readonly [speed: number, setSpeed: (speed: number) => void] => {
  const [speed, setSpeed] = useState(stored);
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    // The default is what counts after the video was loaded again.
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
  }, [element, speed]);
  return [
    speed,
    next => {
      localStore.set(KEY, String(next));
      setSpeed(next);
    },
  ];
};
