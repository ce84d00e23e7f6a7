import type { Video } from '~/src/domain/content/media/video';
import { readWatchPosition, saveWatchPosition } from './watch-positions';

/** Where somebody stopped in a video. */
export interface WatchPlaces {
  /** In seconds; null if there is none. */
  readonly read: (video: Video) => number | null;
  /** @param hasStopped nothing more follows for now: it was paused, has ended, or is left */
  readonly save: (video: Video, seconds: number, hasStopped: boolean) => void;
}

/** The places of this device. */
export const DEVICE_PLACES: WatchPlaces = {
  read: ({ slug }) => readWatchPosition(slug),
  save: ({ slug, seconds: length }, seconds) => saveWatchPosition(slug, seconds, length),
};
