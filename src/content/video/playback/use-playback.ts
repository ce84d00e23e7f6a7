import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Video } from '~/src/domain/content/media/video';
import { play } from '../play';
import type { PositionStore } from '../position-store';
import { usePositionSaver } from './use-position-saver';

/**
 * A cached video has already played for a moment when its metadata is reported; a later position
 * was chosen deliberately.
 */
const BEGINNING_SECONDS = 1;

export interface PlaybackOptions {
  readonly video: Video;
  readonly element: RefObject<HTMLVideoElement>;
  readonly positions: PositionStore;
  readonly onTime: (seconds: number) => void;
  readonly onEnd: () => void;
}

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

interface Playback {
  /** Whether it waits for its first play, behind a button of our own. */
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
  readonly start: () => void;
  readonly retry: () => void;
  /** Call when it plays. */
  readonly begin: () => void;
  /** Call when it cannot be loaded. */
  readonly fail: () => void;
  readonly handlers: {
    readonly onLoadedMetadata: (event: VideoEvent) => void;
    readonly onTimeUpdate: (event: VideoEvent) => void;
    readonly onPause: (event: VideoEvent) => void;
    readonly onEnded: () => void;
  };
}

/** Plays a video from its stored position, saves the position, and reloads it after a failure. */
export const usePlayback = (options: PlaybackOptions): Playback => {
  const { video, element, positions, onTime, onEnd } = options;
  const [isWaiting, setWaiting] = useState(false);
  const [isFailed, setFailed] = useState(false);
  // While a video reloads, it is at its beginning for a moment; this is where it was.
  const reloadAt = useRef<number | null>(null);
  const { follow, stop } = usePositionSaver(video, element, positions);

  // Without JavaScript the native controls are the only ones.
  useEffect(() => setWaiting(element.current?.played.length === 0), [element]);

  return {
    isWaiting,
    isFailed,
    start: () => {
      element.current?.focus();
      void play(element.current);
    },
    retry: () => {
      const player = element.current;
      if (!player) return;
      reloadAt.current = player.currentTime || positions.read(video) || 0;
      setFailed(false);
      player.load();
      player.focus();
      void play(player);
    },
    begin: () => setWaiting(false),
    fail: () => {
      setWaiting(false);
      setFailed(true);
    },
    handlers: {
      onLoadedMetadata: ({ currentTarget }) => {
        const place = reloadAt.current ?? positions.read(video);
        reloadAt.current = null;
        if (place !== null && currentTarget.currentTime < BEGINNING_SECONDS) {
          currentTarget.currentTime = place;
        }
      },
      onTimeUpdate: ({ currentTarget }) => {
        if (reloadAt.current !== null) return;
        onTime(currentTarget.currentTime);
        follow(currentTarget.currentTime);
      },
      onPause: ({ currentTarget }) => {
        if (reloadAt.current === null) stop(currentTarget.currentTime);
      },
      onEnded: () => {
        stop(video.seconds);
        onEnd();
      },
    },
  };
};
