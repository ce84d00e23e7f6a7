import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Video } from '~/src/domain/content/media/video';
import { TestProviders } from '~/src/features/testing';
import { Player, type PlayerProps } from './player';
import { fakeMedia } from '~/src/domain/content/media/media-element.fixture';
import { aVideo } from '~/src/domain/content/media/video.fixture';

let media: ReturnType<typeof fakeMedia>;
beforeEach(() => {
  window.localStorage.clear();
  media = fakeMedia();
});
afterEach(cleanup);

const positions = () => ({
  read: vi.fn((): number | null => null),
  save: vi.fn((_video: Video, _seconds: number, _hasStopped: boolean) => undefined),
});

const show = (changes: Partial<PlayerProps> = {}) => {
  const element = createRef<HTMLVideoElement>();
  const onTime = vi.fn((_seconds: number) => undefined);
  const props = { video: aVideo('one'), onEnd: vi.fn(), ...changes, onTime, element };
  const { unmount } = render(<Player {...props} />, { wrapper: TestProviders });
  const player = element.current;
  if (!player) throw new Error('no video');
  return { ...props, player, unmount };
};

/** The switch, once the player listens to keys: the tools load late. */
const captionsSwitch = async (): Promise<HTMLElement> => {
  const found = await screen.findByRole('button', { name: 'Captions' });
  await act(async () => undefined);
  return found;
};

const captionModes = (player: HTMLVideoElement): readonly TextTrackMode[] =>
  [...player.textTracks].map(({ mode }) => mode);

const at = (player: HTMLVideoElement, seconds: number): void => {
  player.currentTime = seconds;
  fireEvent.timeUpdate(player);
};

const sourceOf = (player: HTMLVideoElement): Element => {
  const source = player.querySelector('source');
  if (!source) throw new Error('no source');
  return source;
};

describe('a film that has not played', () => {
  it('has one button, which plays it and leaves the browser’s controls in its place', async () => {
    const { player } = show();
    expect(player.controls).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: `Play: ${player.ariaLabel ?? ''}` }));
    expect(media.play).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(player);
    fireEvent.play(player);
    expect(player.controls).toBe(true);
    expect(screen.queryByRole('button', { name: /^Play: / })).toBeNull();
  });

  it('has its still picture behind it, loaded at once', () => {
    const poster = { url: 'https://cdn.example/one.jpg', alt: '', width: 1600, height: 900 };
    const { player } = show({ video: aVideo('one', { poster }) });
    const still = player.previousElementSibling;
    expect(still?.getAttribute('alt')).toBe('');
    expect(still?.getAttribute('loading')).toBe('eager');
    expect(player.hasAttribute('poster')).toBe(false);
  });

  it('has the browser’s controls without JavaScript', () => {
    const element = createRef<HTMLVideoElement>();
    const html = renderToStaticMarkup(
      <TestProviders>
        <Player video={aVideo('one')} element={element} onTime={vi.fn()} onEnd={vi.fn()} />
      </TestProviders>,
    );
    expect(html).toContain('controls=""');
    expect(html).not.toContain('player-start');
  });
});

describe('a film that cannot be played', () => {
  it('says so, and is loaded again on the spot where it stopped', async () => {
    const kept = positions();
    const { player, onTime } = show({ positions: kept });
    at(player, 9);
    fireEvent.error(player);
    expect(screen.getByRole('alert').textContent).toContain('The video could not be played.');
    kept.save.mockClear();
    onTime.mockClear();
    media.load.mockImplementationOnce(() => {
      at(player, 0);
      fireEvent.pause(player);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([media.load, media.play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(player);
    expect(kept.save).not.toHaveBeenCalled();
    expect(onTime).not.toHaveBeenCalled();
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(9);
  });

  it('says so when there is no such file, and as often as it fails', async () => {
    const { player } = show();
    for (const _ of [1, 2]) {
      fireEvent.error(sourceOf(player));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    }
    expect(media.load).toHaveBeenCalledTimes(2);
  });
});

describe('captions', () => {
  it('are shown once the film plays', () => {
    const { player } = show();
    expect(captionModes(player)).toEqual(['disabled']);
    fireEvent.play(player);
    expect(captionModes(player)).toEqual(['showing']);
  });

  it('that cannot be loaded are told, and the film plays', () => {
    const { player } = show();
    const track = player.querySelector('track');
    if (!track) throw new Error('no track');
    fireEvent.error(track);
    expect(screen.getByText(/The captions could not be loaded/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not missed in a film without any', async () => {
    const { player } = show({ video: { ...aVideo('one'), captions: [] }, toolsTiming: 'atOnce' });
    const track = player.querySelector('track');
    if (track) fireEvent.error(track);
    await screen.findByLabelText('Speed');
    expect(screen.queryByText(/captions/i)).toBeNull();
  });
});

describe('the place', () => {
  it('is saved every two seconds, and at once when the film stops or is left', () => {
    const kept = positions();
    const { player, video, unmount } = show({ positions: kept });
    for (const seconds of [1, 2, 3, 3.9, 4.5]) at(player, seconds);
    expect(kept.save.mock.calls.map(([, ...rest]) => rest)).toEqual([
      [2, false],
      [4.5, false],
    ]);
    fireEvent.pause(player);
    expect(kept.save).toHaveBeenLastCalledWith(video, 4.5, true);
    at(player, 5);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(kept.save).toHaveBeenLastCalledWith(video, 5, true);
    at(player, 6);
    unmount();
    expect(kept.save).toHaveBeenLastCalledWith(video, 6, true);
  });

  it('is where the film begins', () => {
    const { player } = show({ positions: { ...positions(), read: () => 7 } });
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(7);
  });

  it('is where a film begins that plays already when its length becomes known', () => {
    const { player } = show({ positions: { ...positions(), read: () => 7 } });
    player.currentTime = 0.004;
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(7);
  });

  it('gives way to a place that was chosen before the film was loaded', () => {
    const { player } = show({ positions: { ...positions(), read: () => 7 } });
    player.currentTime = 12;
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(12);
  });
});

describe('the controls of its own', () => {
  it('load when the film is first used', async () => {
    const { player } = show();
    expect(screen.queryByLabelText('Speed')).toBeNull();
    fireEvent.play(player);
    expect(await screen.findByLabelText('Speed')).toBeTruthy();
  });

  it('set a speed that the next film has too', async () => {
    const first = show({ toolsTiming: 'atOnce' });
    await userEvent.selectOptions(await screen.findByLabelText('Speed'), '1.5×');
    expect(first.player.playbackRate).toBe(1.5);
    first.unmount();
    const { player } = show({ toolsTiming: 'atOnce' });
    await screen.findByLabelText('Speed');
    await waitFor(() =>
      expect([player.playbackRate, player.defaultPlaybackRate]).toEqual([1.5, 1.5]),
    );
  });

  it('show once the page is used, where they may wait', async () => {
    show({ toolsTiming: 'whenIdle' });
    expect(screen.queryByLabelText('Speed')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByLabelText('Speed')).toBeTruthy();
  });

  it('answer keys while something in the player has the focus', async () => {
    const { player } = show({ toolsTiming: 'atOnce' });
    const captions = await captionsSwitch();
    player.currentTime = 10;
    const keys = (key: string) => fireEvent.keyDown(captions, { key });
    keys('ArrowLeft');
    expect(player.currentTime).toBe(5);
    keys('l');
    expect(player.currentTime).toBe(10);
    keys('m');
    expect(player.muted).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Sound off');
    keys('>');
    expect(player.playbackRate).toBe(1.25);
    keys('k');
    expect(media.play).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'm' });
    fireEvent.keyDown(captions, { key: 'm', ctrlKey: true });
    expect(player.muted).toBe(true);
  });

  it('switch captions off, which the next film remembers', async () => {
    const first = show({ toolsTiming: 'atOnce' });
    const button = await captionsSwitch();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(button, { key: 'c' });
    expect(captionModes(first.player)).toEqual(['disabled']);
    expect(screen.getByRole('status').textContent).toBe('Captions off');
    first.unmount();
    const next = show({ toolsTiming: 'atOnce' });
    const again = await captionsSwitch();
    expect(again.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(captionModes(next.player)).toEqual(['disabled']));
    await userEvent.click(again);
    expect(captionModes(next.player)).toEqual(['showing']);
  });

  it("follow the browser's own switch of captions", async () => {
    const { player } = show({ toolsTiming: 'atOnce' });
    const button = await captionsSwitch();
    [...player.textTracks].forEach(track => (track.mode = 'disabled'));
    act(() => void player.textTracks.dispatchEvent(new Event('change')));
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('ask for the full screen, and stay where a browser has none', async () => {
    const { player } = show({ toolsTiming: 'atOnce' });
    const speed = await screen.findByLabelText('Speed');
    const ask = vi.fn(() => Promise.reject(new Error('refused')));
    player.requestFullscreen = ask;
    fireEvent.keyDown(speed, { key: 'f' });
    expect(ask).not.toHaveBeenCalled();
    // The tools listen once their effects have run, which may be after they show.
    await waitFor(() => {
      fireEvent.keyDown(player, { key: 'f' });
      expect(ask).toHaveBeenCalled();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
