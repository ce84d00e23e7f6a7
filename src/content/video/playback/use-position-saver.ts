import { useEffect, useRef, type RefObject } from 'react';
import type { Video } from '~/src/domain/content/media/video';
import type { PositionStore } from '../position-store';

const SAVE_INTERVAL_SECONDS = 2;

interface PositionSaver {
  /** Call with the position while the video plays. */
  readonly follow: (seconds: number) => void;
  readonly stop: (seconds: number) => void;
}

/** Saves the position every few seconds, and when the video stops, is left, or goes out of view. */
export const usePositionSaver = (
  video: Video,
  element: RefObject<HTMLVideoElement>,
  positions: PositionStore,
): PositionSaver => {
  const saved = useRef(0);
  const save = useRef(positions.save);
  save.current = positions.save;

  useEffect(() => {
    const player = element.current;
    const leave = (): void => {
      if (player && player.currentTime > 0) save.current(video, player.currentTime, true);
    };
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [element, video]);

  return {
    follow: seconds => {
      if (Math.abs(seconds - saved.current) < SAVE_INTERVAL_SECONDS) return;
      saved.current = seconds;
      save.current(video, seconds, false);
    },
    stop: seconds => save.current(video, seconds, true),
  };
};
