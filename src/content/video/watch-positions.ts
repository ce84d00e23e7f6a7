import { parseJson } from '~/src/domain/data/json';
import { numberOf, recordOf } from '~/src/domain/data/read';
import { localStore } from '~/src/features/storage';

const POSITIONS_KEY = 'video_places';
/** A beginning that was merely tried, and an end that was all but reached, are no places. */
const EDGE_SECONDS = 2;

const readAll = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(recordOf(parseJson(localStore.get(POSITIONS_KEY)))).filter(
      (entry): entry is [string, number] => (numberOf(entry[1]) ?? 0) > 0,
    ),
  );

/** Where somebody stopped watching a film on this device, in seconds; null where nowhere. */
export const readWatchPosition = (slug: string): number | null => readAll()[slug] ?? null;

/** Keeps the place, or forgets it at either end of a film of that length. */
export const saveWatchPosition = (slug: string, seconds: number, length: number): void => {
  const { [slug]: _, ...others } = readAll();
  const isPlace = seconds > EDGE_SECONDS && seconds < length - EDGE_SECONDS;
  const all = isPlace ? { ...others, [slug]: seconds } : others;
  localStore.set(POSITIONS_KEY, JSON.stringify(all));
};
