import { fireEvent, screen } from '@testing-library/react';
import { showScreen } from '~/src/account/testing/account.fixture';
import { gateways } from './gateways.fixture';
import { VideoScreen } from '../video-screen';

/** Opens a video of the lessons. */
export const showLesson = async (slug = 'one'): Promise<HTMLVideoElement> => {
  showScreen(<VideoScreen playlistSlug="lessons" slug={slug} />);
  await screen.findByRole('heading', { level: 1, name: `Lesson ${slug}` });
  const video = document.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
};

/** Moves the video to a position. */
export const playTo = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = seconds;
  fireEvent.timeUpdate(video);
};

export const pauseAt = (video: HTMLVideoElement, seconds: number): void => {
  playTo(video, seconds);
  fireEvent.pause(video);
};

/** The requests that the service received. */
export const saves = () => gateways.saveVideoProgress.mock.calls.map(([, , entry]) => entry);

/** Waits for the service's reply. */
export const findProgress = () => screen.findByRole('meter');
