import type { Video } from '~/src/domain/content/media/video';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import type { VideoProgress } from '~/src/gateways/service/video-progress';

/** How far videos were watched, by their slugs. */
export type ProgressMap = ReadonlyMap<string, VideoProgress>;

/** Whoever has seen so much of a video has watched it: what follows are greetings. */
const WATCHED_SHARE = 0.9;
/** So near the beginning there is no place to keep. */
const EDGE_SECONDS = 2;

/** The place of the newer one; what was watched once stays watched. */
export const mergeProgress = (one: VideoProgress, other: VideoProgress): VideoProgress => ({
  ...(one.updatedAt > other.updatedAt ? one : other),
  isWatched: one.isWatched || other.isWatched,
});

/** What is known of each video from several sources. */
export const progressOf = (...sources: readonly (readonly VideoProgress[])[]): ProgressMap => {
  const all = new Map<string, VideoProgress>();
  for (const entry of sources.flat()) {
    const known = all.get(entry.video);
    all.set(entry.video, known ? mergeProgress(known, entry) : entry);
  }
  return all;
};

/** Later than what is known: the clock of another device may be ahead. */
const momentAfter = (known: VideoProgress | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), known ? Date.parse(known.updatedAt) + 1 : 0)).toISOString();

/** The progress of somebody who has watched a video up to there. */
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

/** Where to resume, in seconds; null at the beginning. */
export const placeOf = (progress: ProgressMap, video: string): number | null =>
  progress.get(video)?.seconds || null;

export interface PlaylistSummary {
  readonly watched: number;
  readonly total: number;
  readonly isComplete: boolean;
  /** Something of it was watched. */
  readonly isBegun: boolean;
  /** The video that was left last, else the first that was not watched; null when all were. */
  readonly next: Video | null;
}

const newestFirst = (one: VideoProgress, other: VideoProgress): number =>
  other.updatedAt.localeCompare(one.updatedAt);

/** How far a playlist was watched. */
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

/** What somebody was watching last, or what follows it; null if nothing does. */
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
