import type { Video } from '~/src/domain/content/media/video';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import type { VideoProgress } from '~/src/gateways/service/video-progress';

/** Progress by video slug. */
export type ProgressMap = ReadonlyMap<string, VideoProgress>;

/** From this share on, a video counts as watched: only the ending is left. */
const WATCHED_SHARE = 0.9;
/** Positions this close to the beginning are not stored. */
const EDGE_SECONDS = 2;

/** The more recent position; a watched video stays watched. */
export const mergeProgress = (one: VideoProgress, other: VideoProgress): VideoProgress => ({
  ...(one.updatedAt > other.updatedAt ? one : other),
  isWatched: one.isWatched || other.isWatched,
});

/** Merges the progress from several sources. */
export const progressOf = (...sources: readonly (readonly VideoProgress[])[]): ProgressMap => {
  const all = new Map<string, VideoProgress>();
  for (const entry of sources.flat()) {
    const known = all.get(entry.video);
    all.set(entry.video, known ? mergeProgress(known, entry) : entry);
  }
  return all;
};

/** Later than every known entry: another device's clock may be ahead. */
const momentAfter = (known: VideoProgress | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), known ? Date.parse(known.updatedAt) + 1 : 0)).toISOString();

/** The progress after watching a video up to a position. */
export const afterWatching = (
  { slug, seconds: length }: Pick<Video, 'slug' | 'seconds'>,
  seconds: number,
  known: VideoProgress | undefined,
  now: Date,
): VideoProgress => {
  const isAtEnd = seconds >= length * WATCHED_SHARE;
  const isPlace = seconds > EDGE_SECONDS && !isAtEnd;
  return {
    video: slug,
    seconds: isPlace ? Math.round(seconds * 10) / 10 : 0,
    isWatched: isAtEnd || known?.isWatched === true,
    updatedAt: momentAfter(known, now),
  };
};

/** The position to resume at, in seconds; null for the beginning. */
export const placeOf = (progress: ProgressMap, video: string): number | null =>
  progress.get(video)?.seconds || null;

export interface PlaylistSummary {
  readonly watched: number;
  readonly total: number;
  readonly isComplete: boolean;
  /** Whether some of it was watched. */
  readonly isBegun: boolean;
  /**
   * The last video that was left unfinished, else the first unwatched one; null if all were
   * watched.
   */
  readonly next: Video | null;
}

const newestFirst = (one: VideoProgress, other: VideoProgress): number =>
  other.updatedAt.localeCompare(one.updatedAt);

/** The progress of a playlist. */
export const summaryOf = (videos: readonly Video[], progress: ProgressMap): PlaylistSummary => {
  const own = videos.flatMap(({ slug }) => progress.get(slug) ?? []);
  const watched = own.filter(({ isWatched }) => isWatched).length;
  const left = [...own].sort(newestFirst).find(({ seconds }) => seconds > 0);
  return {
    watched,
    total: videos.length,
    isComplete: watched === videos.length,
    isBegun: own.length > 0,
    next:
      videos.find(({ slug }) => slug === left?.video) ??
      videos.find(({ slug }) => progress.get(slug)?.isWatched !== true) ??
      null,
  };
};

export interface Continuation {
  readonly playlist: PlaylistFile;
  readonly video: Video;
}

/** The video to continue with: the last one watched, or the one after it; null for none. */
export const continuationOf = (
  playlists: readonly PlaylistFile[],
  progress: ProgressMap,
): Continuation | null => {
  for (const { video: slug, seconds } of [...progress.values()].sort(newestFirst)) {
    const playlist = playlists.find(({ videos }) => videos.some(each => each.slug === slug));
    const at = playlist?.videos.findIndex(each => each.slug === slug) ?? -1;
    const rest = playlist?.videos.slice(seconds > 0 ? at : at + 1) ?? [];
    const video =
      seconds > 0 ? rest[0] : rest.find(each => progress.get(each.slug)?.isWatched !== true);
    if (playlist && video) return { playlist, video };
  }
  return null;
};
