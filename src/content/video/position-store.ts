import type { Video } from '~/src/domain/content/media/video';
import { readWatchPosition, saveWatchPosition } from './watch-positions';

/** Stores the position at which the visitor stopped in a video. */
export interface PositionStore {
  /** In seconds; null if there is none. */
  readonly read: (video: Video) => number | null;
  /** @param hasStopped whether it was paused, has ended, or is being left */
  readonly save: (video: Video, seconds: number, hasStopped: boolean) => void;
}

/** The positions stored on this device. */
export const DEVICE_POSITIONS: PositionStore = {
  read: ({ slug }) => readWatchPosition(slug),
  save: ({ slug, seconds: length }, seconds) => saveWatchPosition(slug, seconds, length),
};
