import { aVideo } from '~/src/domain/content/media/video.fixture';
import type { VideoProgress } from '~/src/gateways/service/video-progress';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';

/** Three videos of 21 seconds. */
export const LESSONS: PlaylistFile = {
  slug: 'lessons',
  title: 'Lessons',
  description: 'In order.',
  image: null,
  videos: ['one', 'two', 'three'].map(slug => aVideo(slug)),
};

export const SETUP: PlaylistFile = {
  slug: 'setup',
  title: 'Set-up',
  description: null,
  image: null,
  videos: [aVideo('four')],
};

/** The progress of a video on a day in November. */
export const watched = (
  video: string,
  day: number,
  changes: Partial<VideoProgress> = {},
): VideoProgress => ({
  video,
  seconds: 0,
  isWatched: true,
  updatedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  ...changes,
});

export const begun = (video: string, day: number, seconds: number): VideoProgress =>
  watched(video, day, { seconds, isWatched: false });
