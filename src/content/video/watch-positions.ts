import { VIDEO_POSITIONS } from '~/src/config/device-keys';
import { parseJson } from '~/src/domain/data/json';
import { numberOf, recordOf } from '~/src/domain/data/read';
import { localStore } from '~/src/features/storage';

/** Positions near either end are not stored. */
const EDGE_SECONDS = 2;

const readAll = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(recordOf(parseJson(localStore.get(VIDEO_POSITIONS)))).filter(
      (entry): entry is [string, number] => (numberOf(entry[1]) ?? 0) > 0,
    ),
  );

/** The stored position of a video on this device, in seconds; null if there is none. */
export const readWatchPosition = (slug: string): number | null => readAll()[slug] ?? null;

/** Stores the position in a video of that length, or deletes it near either end. */
export const saveWatchPosition = (slug: string, seconds: number, length: number): void => {
  const { [slug]: _, ...others } = readAll();
  const isStored = seconds > EDGE_SECONDS && seconds < length - EDGE_SECONDS;
  const all = isStored ? { ...others, [slug]: seconds } : others;
  localStore.set(VIDEO_POSITIONS, JSON.stringify(all));
};
