import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '~/src/domain/content/media/media-element.fixture';
import { aVideo } from '~/src/domain/content/media/video.fixture';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { CUSTOMER, FAILURES, showScreen } from '../testing/account.fixture';
import { readUnsent } from './data/unsent-progress';
import { gateways, resetGateways } from './testing/gateways.fixture';
import { LESSONS } from './testing/videos.fixture';
import { pauseAt, saves, findProgress, showLesson } from './testing/watch.fixture';
import { VideoScreen } from './video-screen';

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
beforeEach(() => {
  window.localStorage.clear();
  resetGateways();
  media = fakeMedia();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ALL_FAILURES = [
  ...FAILURES,
  ['answers 401', failure('http', 'Unauthorized', { status: 401 })],
] as const;

describe('when the service fails', () => {
  it.each(ALL_FAILURES)('that %s, a place is kept and saved later', async (name, failed) => {
    gateways.saveVideoProgress.mockResolvedValueOnce(failed);
    const video = await showLesson();
    await findProgress();
    pauseAt(video, 9);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Your place could not be saved to your account\./);
    expect(alert.textContent).toContain('we keep your place on this device');
    expect(alert.textContent?.includes('very busy')).toBe(name === 'answers 429');
    expect(alert.textContent?.includes('Try signing out')).toBe(/401|token/.test(name));
    expect(readUnsent(CUSTOMER.id)).toMatchObject([{ video: 'one', seconds: 9 }]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(readUnsent(CUSTOMER.id)).toEqual([]));
    expect(saves().at(-1)).toMatchObject({ video: 'one', seconds: 9 });
  });

  it.each(ALL_FAILURES)('that %s, the film plays and resumes on this device', async (_, failed) => {
    gateways.listVideoProgress.mockResolvedValue(failed);
    gateways.saveVideoProgress.mockResolvedValue(failed);
    const video = await showLesson();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Your progress could not be loaded\./);
    pauseAt(video, 9);
    cleanup();
    const again = await showLesson();
    await screen.findByRole('alert');
    fireEvent.loadedMetadata(again);
    expect(again.currentTime).toBe(9);
  });

  it('a list that answers after the entry is saved ends the failure', async () => {
    gateways.listVideoProgress.mockResolvedValue(failure('http', 'Unavailable.', { status: 503 }));
    gateways.saveVideoProgress.mockResolvedValue(failure('http', 'Unavailable.', { status: 503 }));
    const video = await showLesson();
    const alert = await screen.findByRole('alert');
    pauseAt(video, 9);
    await waitFor(() => expect(saves()).toHaveLength(1));

    let answer = (): void => undefined;
    gateways.listVideoProgress.mockImplementation(
      () => new Promise(resolve => (answer = () => resolve(ok([])))),
    );
    gateways.saveVideoProgress.mockImplementation(async (_, _token, entry) => ok(entry));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    act(answer);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(readUnsent(CUSTOMER.id)).toEqual([]));
  });

  it.each([400, 404, 413, 422])('for good with %i, an entry is dropped', async status => {
    const entry = { video: '__proto__', seconds: 5, isWatched: false, updatedAt: 'garbage' };
    window.localStorage.setItem(`video_progress_${CUSTOMER.id}`, JSON.stringify([entry]));
    gateways.saveVideoProgress.mockResolvedValueOnce(failure('user', 'Refused.', { status }));
    await showLesson();
    await waitFor(() => expect(saves()).toMatchObject([{ video: '__proto__' }]));
    await waitFor(() => expect(readUnsent(CUSTOMER.id)).toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([401, 403, 408, 429])('for now with %i, an entry is kept', async status => {
    gateways.saveVideoProgress.mockResolvedValueOnce(failure('user', 'Refused.', { status }));
    const video = await showLesson();
    await findProgress();
    pauseAt(video, 9);
    await screen.findByRole('alert');
    expect(readUnsent(CUSTOMER.id)).toMatchObject([{ video: 'one', seconds: 9 }]);
  });

  it('and the browser keeps nothing, it says so', async () => {
    gateways.saveVideoProgress.mockResolvedValue(failure('timeout', 'No answer.'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const video = await showLesson();
    await findProgress();
    pauseAt(video, 9);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('keep trying while this page is open');
    vi.restoreAllMocks();
  });

  it('a place is saved as soon as the network is back', async () => {
    gateways.saveVideoProgress.mockResolvedValueOnce(failure('network', 'No answer.'));
    const video = await showLesson();
    await findProgress();
    pauseAt(video, 9);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(saves()).toHaveLength(2);
  });
});

describe('what is missing', () => {
  it('a film: the sentence, a retry, and the transcript', async () => {
    const video = await showLesson();
    fireEvent.error(video);
    expect(screen.getByRole('alert').textContent).toContain('The video could not be played.');
    expect(screen.getByText('Read the transcript')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(media.load).toHaveBeenCalledOnce();
  });

  it('captions: none are offered if a video has none', async () => {
    const silent = { ...LESSONS, videos: [aVideo('one', { captions: [], transcript: [] })] };
    gateways.readPlaylist.mockResolvedValue(ok(silent));
    await showLesson();
    await screen.findByLabelText('Speed');
    expect(screen.queryByText(/captions/i)).toBeNull();
    expect(screen.queryByText('Read the transcript')).toBeNull();
  });

  it('a video that the playlist does not have leads to the others', async () => {
    showScreen(<VideoScreen playlistSlug="lessons" slug="nothing" />);
    expect(await screen.findByText(/We could not find this video/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All training videos' })).toBeTruthy();
  });

  it('shows hostile titles as text', async () => {
    const title = '<img src=x onerror=alert(1)> {{time}}';
    gateways.readPlaylist.mockResolvedValue(ok({ ...LESSONS, videos: [aVideo('one', { title })] }));
    showScreen(<VideoScreen playlistSlug="lessons" slug="one" />);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
