import { useEffect, useState, type RefObject } from 'react';
import { VIDEO_SPEED } from '~/src/config/device-keys';
import { localStore } from '~/src/features/storage';
import { SPEEDS } from './player-actions';

const stored = (): number => SPEEDS.find(each => String(each) === localStore.get(VIDEO_SPEED)) ?? 1;

/** The playback speed on this device. */
export const useSpeed = (
  element: RefObject<HTMLVideoElement>,
): readonly [speed: number, setSpeed: (speed: number) => void] => {
  const [speed, setSpeed] = useState(stored);
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    // After a reload, the video starts with its default rate.
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
  }, [element, speed]);
  return [
    speed,
    next => {
      localStore.set(VIDEO_SPEED, String(next));
      setSpeed(next);
    },
  ];
};
