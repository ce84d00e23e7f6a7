import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { CUSTOMER, FAILURES, held, showScreen } from '../testing/account.fixture';
import { writeUnsent } from './data/unsent-progress';
import { PlaylistScreen } from './playlist-screen';
import { gateways, resetGateways } from './testing/gateways.fixture';
import { begun, LESSONS, watched } from './testing/videos.fixture';
import { VideosScreen } from './videos-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/site-files/playlists', async () => {
  const { gateways: fakes } = await import('./testing/gateways.fixture');
  return fakes;
});
vi.mock('~/src/gateways/service/video-progress', async () => {
  const { gateways: fakes } = await import('./testing/gateways.fixture');
  return fakes;
});

beforeEach(() => {
  window.localStorage.clear();
  resetGateways();
});
afterEach(cleanup);

const cardOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const card = link.closest('article');
  if (!card) throw new Error('no card');
  return within(card);
};

describe('the training videos', () => {
  it('list every playlist with what was watched of it, and lead on', async () => {
    gateways.listVideoProgress.mockResolvedValue(
      ok([begun('two', 9, 12.5), watched('one', 8), watched('four', 7)]),
    );
    showScreen(<VideosScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Training Videos' })).toBeTruthy();
    const lessons = await cardOf('Lessons');
    expect(await lessons.findByText('1 of 3 watched')).toBeTruthy();
    expect(lessons.queryByText('Completed')).toBeNull();
    expect(lessons.getByText('3 videos, about 1 minute')).toBeTruthy();
    expect((await cardOf('Set-up')).getByText('Completed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lessons' }).getAttribute('href')).toBe(
      '/account/videos/playlists/lessons',
    );
    const goOn = within(screen.getByRole('region', { name: 'Continue watching' }));
    expect(goOn.getByRole('link', { name: 'Lesson two, from 0:12' }).getAttribute('href')).toBe(
      '/account/videos/playlists/lessons/two',
    );
    expect(gateways.listVideoProgress).toHaveBeenCalledWith(
      expect.anything(),
      'id token',
      expect.anything(),
    );
  });

  it('show the playlists before the service has answered', async () => {
    const { reply, give } = held<Awaited<ReturnType<typeof gateways.listVideoProgress>>>();
    gateways.listVideoProgress.mockReturnValue(reply);
    showScreen(<VideosScreen />);
    const lessons = await cardOf('Lessons');
    expect(lessons.queryByText(/watched$/)).toBeNull();
    give(ok([watched('one', 1)]));
    expect(await lessons.findByText('1 of 3 watched')).toBeTruthy();
  });

  it('suggest other content in a shop without any', async () => {
    gateways.readPlaylistLinks.mockResolvedValue(ok([]));
    showScreen(<VideosScreen />);
    expect(await screen.findByText('There are no training videos yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to support' }).getAttribute('href')).toBe(
      '/support',
    );
  });

  it.each(FAILURES)('say so when the list %s, and can be read again', async (_, failed) => {
    gateways.readPlaylistLinks.mockResolvedValueOnce(failed);
    showScreen(<VideosScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/could not be loaded|very busy right now/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Lessons' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(FAILURES)('can be watched when the service %s', async (_, failed) => {
    gateways.listVideoProgress.mockResolvedValueOnce(failed);
    showScreen(<VideosScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Your progress could not be loaded\. .*keep watching/);
    expect(screen.getByRole('link', { name: 'Lessons' })).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('list a playlist whose videos could not be read', async () => {
    gateways.readPlaylist.mockImplementation(async path =>
      path.endsWith('/setup') ? (FAILURES[3]?.[1] ?? ok(null)) : ok(LESSONS),
    );
    showScreen(<VideosScreen />);
    expect(await (await cardOf('Lessons')).findByText('Not started')).toBeTruthy();
    expect((await cardOf('Set-up')).queryByText(/watched/)).toBeNull();
  });
});

describe('what this device could not save', () => {
  it('counts at once, and is saved when the service answers again', async () => {
    writeUnsent(CUSTOMER.id, [watched('one', 9)]);
    gateways.listVideoProgress.mockResolvedValue(ok([begun('one', 8, 5)]));
    showScreen(<VideosScreen />);
    expect(await (await cardOf('Lessons')).findByText('1 of 3 watched')).toBeTruthy();
    await waitFor(() => expect(window.localStorage.length).toBe(0));
    expect(gateways.saveVideoProgress.mock.calls.map(([, , entry]) => entry)).toEqual([
      watched('one', 9),
    ]);
  });

  it('is not visible to another customer', async () => {
    writeUnsent('gid://shopify/Customer/2', [watched('one', 9)]);
    showScreen(<VideosScreen />);
    expect(await (await cardOf('Lessons')).findByText('Not started')).toBeTruthy();
    expect(gateways.saveVideoProgress).not.toHaveBeenCalled();
  });

  it('is ignored where it cannot be read', async () => {
    window.localStorage.setItem(`video_progress_${CUSTOMER.id}`, '[{"video":1}');
    showScreen(<VideosScreen />);
    expect(await (await cardOf('Lessons')).findByText('Not started')).toBeTruthy();
  });
});

describe('a playlist', () => {
  it('lists its videos in order, with marks, and resumes where the customer stopped', async () => {
    gateways.listVideoProgress.mockResolvedValue(ok([begun('two', 9, 12.5), watched('one', 8)]));
    showScreen(<PlaylistScreen slug="lessons" />);
    const goOn = await screen.findByRole('link', { name: 'Continue with Lesson two' });
    expect(goOn.getAttribute('href')).toBe('/account/videos/playlists/lessons/two');
    expect(screen.getByRole('heading', { level: 1, name: 'Lessons' })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Lesson one0:21Watched',
      'Lesson two0:21Resumes at 0:12',
      'Lesson three0:21',
    ]);
  });

  it.each([
    [[], 'Start with Lesson one'],
    [['one', 'two', 'three'], 'Watch again from the beginning'],
  ])('with %j watched offers: %s', async (done, name) => {
    gateways.listVideoProgress.mockResolvedValue(ok(done.map(each => watched(each, 1))));
    showScreen(<PlaylistScreen slug="lessons" />);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/account/videos/playlists/lessons/one');
  });

  it('that does not exist leads to the others', async () => {
    showScreen(<PlaylistScreen slug="nothing" />);
    expect(await screen.findByText(/We could not find this playlist/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'All training videos' });
    expect(link.getAttribute('href')).toBe('/account/videos');
  });

  it.each(FAILURES)('says so when its file %s', async (_, failed) => {
    gateways.readPlaylist.mockResolvedValueOnce(failed);
    showScreen(<PlaylistScreen slug="lessons" />);
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lessons' })).toBeTruthy();
  });
});
