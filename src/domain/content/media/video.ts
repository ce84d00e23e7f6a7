import type { Seo } from '../content';
import type { FileAsset } from './file';
import type { ImageAsset } from './image';
import { contentPath } from '../links';

export interface VideoCaptions {
  readonly label: string;
  /** BCP 47. */
  readonly srclang: string;
  readonly file: FileAsset;
}

export interface VideoChapter {
  readonly title: string;
  /** Seconds from the beginning. */
  readonly start: number;
}

/** A video, with everything that is needed to follow it without its picture. */
export interface Video {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly poster: ImageAsset | null;
  readonly file: FileAsset;
  readonly width: number;
  readonly height: number;
  /** Length in seconds. */
  readonly seconds: number;
  readonly hasSound: boolean;
  /** ISO 8601 day. */
  readonly publishedAt: string;
  readonly captions: readonly VideoCaptions[];
  readonly chapters: readonly VideoChapter[];
  readonly transcript: readonly { readonly start: number; readonly text: string }[];
}

/** Videos in the order in which they are watched. */
export interface Playlist {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: ImageAsset | null;
  readonly position: number;
  readonly videoSlugs: readonly string[];
  readonly products: readonly string[];
  readonly seo: Seo;
}

export interface VideoContent {
  readonly videos: readonly Video[];
  readonly playlists: readonly Playlist[];
}

/** A playlist as lists show it. */
export type PlaylistLink = Pick<Playlist, 'slug' | 'title' | 'description' | 'image'> & {
  readonly videoCount: number;
  /** Of all its videos together. */
  readonly seconds: number;
};

export const VIDEOS_PATH = '/videos';
export const VIDEO_PARAMETER = 'video';

/** Site path of a public playlist, without locale prefix. */
export const playlistPath = (slug: string): string => contentPath('playlist', slug);

const MINUTE = 60;

/** A place or length for readers, such as "1:21". */
export const formatTimestamp = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

/** The index of the chapter that a place is in, in seconds; 0 before the first one. */
export const chapterAt = ({ chapters }: Pick<Video, 'chapters'>, seconds: number): number =>
  chapters.reduce((found, { start }, index) => (start <= seconds ? index : found), 0);

/** Whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / MINUTE));
