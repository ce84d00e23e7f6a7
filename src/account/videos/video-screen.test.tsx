import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '~/src/domain/content/media/media-element.fixture';
import { ok } from '~/src/domain/data/result';
import { CUSTOMER, held } from '../testing/account.fixture';
import { readUnsent } from './data/unsent-progress';
import { gateways, resetGateways } from './testing/gateways.fixture';
import { begun, watched } from './testing/videos.fixture';
import { pauseAt, playTo, saves, findProgress, showLesson } from './testing/watch.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/site-files/playlists', async () => {
  const { gateways: fakes } = await import('./testing/gateways.fixture');
  return fakes;
});
vi.mock('~/src/gateways/service/video-progress', async () => {
  const { gateways: fakes } = await import('./testing/gateways.fixture');
  return fakes;
});

let media: ReturnType<typeof fakeMedia>;
const motion = { isReduced: false };
beforeEach(() => {
  window.localStorage.clear();
  resetGateways();
  media = fakeMedia();
  vi.mocked(navigate).mockReset();
  motion.isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a video', () => {
  it('shows the video with its captions, transcript and chapters, and the rest of the playlist', async () => {
    const video = await showLesson();
    await findProgress();
    expect(video.autoplay).toBe(false);
    expect(media.play).not.toHaveBeenCalled();
    expect(video.querySelector('track')?.getAttribute('src')).toContain('one.vtt');
    expect(screen.getByText('Read the transcript')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go on, from 0:07' })).toBeTruthy();
    const current = screen.getByRole('link', { name: 'Lesson one' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Lessons' }).getAttribute('href')).toBe(
      '/account/videos/playlists/lessons',
    );
  });

  it('resumes where it was left on another device, and saves where it is left now', async () => {
    gateways.listVideoProgress.mockResolvedValue(ok([begun('one', 9, 12.5)]));
    const video = await showLesson();
    await findProgress();
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(12.5);
    pauseAt(video, 15.25);
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({ video: 'one', seconds: 15.3, isWatched: false }),
    );
    await waitFor(() => expect(readUnsent(CUSTOMER.id)).toEqual([]));
    cleanup();
    expect(saves().at(-1)).toMatchObject({ seconds: 15.3 });
  });

  it('is watched near its end, and stays so when it is watched again', async () => {
    gateways.listVideoProgress.mockResolvedValue(ok([watched('two', 3)]));
    const video = await showLesson();
    await findProgress();
    pauseAt(video, 20);
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ seconds: 0, isWatched: true }));
    expect(await screen.findByText('2 of 3 watched')).toBeTruthy();
    pauseAt(video, 4);
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ seconds: 4, isWatched: true }));
  });

  it('is saved every ten seconds while it plays', async () => {
    const video = await showLesson();
    await findProgress();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    playTo(video, 3);
    clock.mockReturnValue(1_009_000);
    playTo(video, 6);
    expect(saves().map(({ seconds }) => seconds)).toEqual([3]);
    expect(readUnsent(CUSTOMER.id)).toMatchObject([{ seconds: 6 }]);
    clock.mockReturnValue(1_010_000);
    playTo(video, 9);
    expect(saves().map(({ seconds }) => seconds)).toEqual([3, 9]);
    clock.mockRestore();
  });

  it('offers the place that became known after it had begun', async () => {
    const { reply, give } = held<Awaited<ReturnType<typeof gateways.listVideoProgress>>>();
    gateways.listVideoProgress.mockReturnValue(reply);
    const video = await showLesson();
    pauseAt(video, 3);
    expect(saves()).toEqual([]);
    give(ok([begun('one', 9, 15)]));
    expect(await screen.findByText('You left off at 0:15 last time.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue from 0:15' }));
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(15);
    expect(media.play).toHaveBeenCalledOnce();
    expect(screen.queryByText('You left off at 0:15 last time.')).toBeNull();
  });
});

describe('after a video', () => {
  it('the next one plays by itself, and is known to', async () => {
    const video = await showLesson();
    await findProgress();
    vi.useFakeTimers();
    fireEvent.ended(video);
    expect(screen.getByText('Next: Lesson two')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(7000));
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1000));
    expect(navigate).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledWith('/account/videos/playlists/lessons/two');
    vi.useRealTimers();
    cleanup();
    await showLesson('two');
    expect(media.play).toHaveBeenCalledOnce();
    cleanup();
    await showLesson('two');
    expect(media.play).toHaveBeenCalledOnce();
  });

  it('the customer can stay', async () => {
    const video = await showLesson();
    await findProgress();
    vi.useFakeTimers();
    fireEvent.ended(video);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('nothing plays by itself once that is switched off', async () => {
    await showLesson();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Play the next video automatically' }),
    );
    cleanup();
    const video = await showLesson();
    fireEvent.ended(video);
    expect(screen.getByText('Next: Lesson two')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
  });

  it('nothing plays automatically for a customer who prefers reduced motion', async () => {
    motion.isReduced = true;
    const video = await showLesson();
    fireEvent.ended(video);
    expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('of a playlist that is complete, says so', async () => {
    gateways.listVideoProgress.mockResolvedValue(ok([watched('one', 1), watched('two', 2)]));
    const video = await showLesson('three');
    await findProgress();
    fireEvent.ended(video);
    expect(await screen.findByText(/You have watched every video/)).toBeTruthy();
    expect(screen.getByText('Completed')).toBeTruthy();
  });

  it('that is the last, leads to what is left', async () => {
    gateways.listVideoProgress.mockResolvedValue(ok([watched('one', 1)]));
    const video = await showLesson('three');
    await findProgress();
    fireEvent.ended(video);
    expect(await screen.findByText(/You have one earlier video left to watch/)).toBeTruthy();
    expect(screen.getByText('Next: Lesson two')).toBeTruthy();
  });
});
