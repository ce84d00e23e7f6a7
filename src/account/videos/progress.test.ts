import { describe, expect, it } from 'vitest';
import type { VideoProgress } from '~/src/gateways/service/video-progress';
import {
  afterWatching,
  continuationOf,
  mergeProgress,
  placeOf,
  progressOf,
  summaryOf,
} from './progress';
import { begun, LESSONS, SETUP, watched } from './testing/videos.fixture';

const NOW = new Date('2026-11-20T12:00:00Z');
const FILM = { slug: 'one', seconds: 20 };

describe('what somebody has watched', () => {
  it.each([
    [0.5, 0, false],
    [2, 0, false],
    [12.34, 12.3, false],
    [17.9, 17.9, false],
    [18, 0, true],
    [20, 0, true],
  ])('%d seconds of 20: the place is %d, watched: %s', (seconds, place, isWatched) => {
    expect(afterWatching(FILM, seconds, undefined, NOW)).toEqual({
      video: 'one',
      seconds: place,
      isWatched,
      updatedAt: NOW.toISOString(),
    });
  });

  it('stays watched while it is watched again', () => {
    expect(afterWatching(FILM, 5, watched('one', 2), NOW)).toMatchObject({
      seconds: 5,
      isWatched: true,
    });
  });

  it('is newer than what is known, by whatever clock', () => {
    const known = begun('one', 25, 3);
    expect(afterWatching(FILM, 5, known, NOW).updatedAt).toBe('2026-11-25T08:00:00.001Z');
  });

  it('has the place of the newest source, and is watched by any', () => {
    const all = progressOf([begun('one', 3, 9), watched('two', 3)], [watched('one', 2)]);
    expect(all.get('one')).toEqual({ ...begun('one', 3, 9), isWatched: true });
    expect(placeOf(all, 'one')).toBe(9);
    expect([placeOf(all, 'two'), placeOf(all, 'three')]).toEqual([null, null]);
    const [a, b] = [begun('one', 3, 9), watched('one', 4)];
    expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
  });
});

describe('a playlist', () => {
  const next = (...entries: readonly VideoProgress[]) => {
    const { next: video, ...counts } = summaryOf(LESSONS.videos, progressOf(entries));
    return { ...counts, next: video?.slug ?? null };
  };
  const COUNTS = { watched: 0, total: 3, isComplete: false, isBegun: false };

  it('begins with its first video', () => {
    expect(next()).toEqual({ ...COUNTS, next: 'one' });
    expect(next(watched('four', 1))).toEqual({ ...COUNTS, next: 'one' });
  });

  it('continues with the video that was stopped last, then with an unwatched one', () => {
    const begunCounts = { ...COUNTS, watched: 1, isBegun: true };
    expect(next(watched('one', 1), begun('three', 2, 5))).toEqual({
      ...begunCounts,
      next: 'three',
    });
    expect(next(watched('two', 1))).toEqual({ ...begunCounts, next: 'one' });
  });

  it('is complete once all were watched', () => {
    expect(next(watched('one', 1), watched('two', 1), watched('three', 1))).toEqual({
      watched: 3,
      total: 3,
      isComplete: true,
      isBegun: true,
      next: null,
    });
  });
});

describe('what somebody goes on with', () => {
  const goOn = (...entries: readonly VideoProgress[]) => {
    const found = continuationOf([LESSONS, SETUP], progressOf(entries));
    return found && `${found.playlist.slug}/${found.video.slug}`;
  };

  it.each([
    ['nothing watched', [], null],
    ['a video that was left', [begun('two', 2, 7), watched('one', 1)], 'lessons/two'],
    ['the video after one that was watched', [watched('one', 2)], 'lessons/two'],
    ['not what was watched already', [watched('one', 3), watched('two', 2)], 'lessons/three'],
    [
      'another playlist after the end of one',
      [watched('four', 3), watched('one', 2)],
      'lessons/two',
    ],
    ['nothing after the last video', [watched('three', 3)], null],
    ['no video that is gone', [begun('gone', 4, 5), watched('one', 2)], 'lessons/two'],
  ])('%s', (_, entries, path) => {
    expect(goOn(...entries)).toBe(path);
  });
});
