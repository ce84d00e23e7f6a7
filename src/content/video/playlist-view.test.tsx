import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { saveWatchPosition, readWatchPosition } from './watch-positions';
import { PlaylistView } from './playlist-view';
import { Transcript } from './transcript';
import { aVideo } from '~/src/domain/content/media/video.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const play = vi.fn(async () => undefined);
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/videos/lessons');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(cleanup);

const show = () =>
  render(
    <PlaylistView
      playlist={{
        slug: 'lessons',
        title: 'Lessons',
        description: null,
        image: null,
        videoCount: 2,
        seconds: 42,
        videos: [aVideo('one'), aVideo('two')],
      }}
      cards={[]}
      others={[]}
      renderCard={() => null}
    />,
    { wrapper: TestProviders },
  );
const player = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (!found) throw new Error('no video');
  return found;
};

it('shows the first video with its captions, and downloads none of it before it is played', () => {
  show();
  expect(player().getAttribute('preload')).toBe('none');
  expect(player().querySelector('source')?.getAttribute('src')).toContain('one.webm');
  const track = player().querySelector('track');
  expect(track?.getAttribute('kind')).toBe('captions');
  // A default track would be downloaded with the page.
  expect(track?.hasAttribute('default')).toBe(false);
  expect(screen.getByText(/Silent, with captions/)).toBeTruthy();
  expect(screen.getByText(/First words\./)).toBeTruthy();
});

it('continues with the next video, and updates the address', () => {
  show();
  fireEvent.ended(player());
  fireEvent.click(within(screen.getByRole('status')).getByRole('button'));
  expect(player().getAttribute('aria-label')).toBe('Lesson two');
  expect(window.location.search).toBe('?video=two');
  fireEvent.ended(player());
  expect(screen.getByRole('status').textContent).toContain('That was the last one.');
});

it('opens the video in the address', () => {
  window.history.replaceState(null, '', '/videos/lessons?video=two');
  show();
  expect(player().getAttribute('aria-label')).toBe('Lesson two');
  const current = screen.getByRole('link', { name: 'Watch Lesson two, 0:21' });
  expect(current.getAttribute('aria-current')).toBe('true');
});

it('jumps to a chapter once the video is ready', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Go on, from 0:07' }));
  expect(play).toHaveBeenCalled();
  fireEvent.loadedMetadata(player());
  expect(player().currentTime).toBe(7);
});

it('resumes where it was left', () => {
  saveWatchPosition('one', 12.5, 21);
  show();
  expect(screen.getByText(/You left off at 0:12/)).toBeTruthy();
  fireEvent.loadedMetadata(player());
  expect(player().currentTime).toBe(12.5);
});

it('has the transcript of a video without chapters', () => {
  render(<Transcript video={aVideo('one', { chapters: [] })} />, { wrapper: TestProviders });
  expect(screen.getByText(/First words\. Later words\./)).toBeTruthy();
});

it('links to the same video in the account', () => {
  show();
  const name = /^Watch in your account/;
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    '/account/videos/playlists/lessons/one',
  );
});

it('stores no position at either end, and ignores an invalid store', () => {
  saveWatchPosition('one', 12, 21);
  saveWatchPosition('one', 20.5, 21);
  expect(readWatchPosition('one')).toBeNull();
  window.localStorage.setItem('video_places', '[1');
  expect(readWatchPosition('one')).toBeNull();
});
