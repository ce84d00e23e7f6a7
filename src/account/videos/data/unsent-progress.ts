import { array, boolean, object, string } from 'valibot';
import { decodeJson, finiteNumber } from '~/src/domain/data/decode';
import { localStore } from '~/src/features/storage';
import type { VideoProgress } from '~/src/gateways/service/video-progress';

const entries = array(
  object({ video: string(), seconds: finiteNumber, isWatched: boolean(), updatedAt: string() }),
);

const keyOf = (customer: string): string => `video_progress_${customer}`;

/** Progress on this device that the service does not have yet. */
export const readUnsent = (customer: string): readonly VideoProgress[] =>
  decodeJson(entries, localStore.get(keyOf(customer))) ?? [];

/** @returns false if it is only kept for as long as the page is open */
export const writeUnsent = (customer: string, all: readonly VideoProgress[]): boolean => {
  if (all.length > 0) return localStore.set(keyOf(customer), JSON.stringify(all));
  localStore.remove(keyOf(customer));
  return true;
};
