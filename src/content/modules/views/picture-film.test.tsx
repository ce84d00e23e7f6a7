import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeMedia } from '~/src/domain/content/media/media-element.fixture';
import { PictureFilm } from './picture-film';

let scrollTo: (intersectionRatio: number) => void = () => undefined;
let media: ReturnType<typeof fakeMedia>;
const motion = { isReduced: false };

beforeEach(() => {
  motion.isReduced = false;
  media = fakeMedia();
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        scrollTo = intersectionRatio =>
          act(() => callback([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (): HTMLVideoElement | null =>
  render(<PictureFilm src="https://cdn.example/a.webm" />).container.querySelector('video');

const shown = (): HTMLVideoElement => {
  const film = show();
  if (!film) throw new Error('There is no film.');
  return film;
};

it('plays once each time it comes into view, and shows the picture otherwise', () => {
  const film = shown();
  expect(film.style.opacity).toBe('0');
  scrollTo(0.2);
  expect(media.play).not.toHaveBeenCalled();
  scrollTo(0.6);
  expect(media.play).toHaveBeenCalledTimes(1);
  fireEvent.playing(film);
  expect(film.style.opacity).toBe('1');

  const ended = vi.spyOn(film, 'ended', 'get').mockReturnValue(true);
  film.currentTime = 4.9;
  fireEvent.pause(film);
  expect(film.style.opacity).toBe('0');
  scrollTo(0.6);
  expect(media.play).toHaveBeenCalledTimes(1);

  scrollTo(0);
  expect(film.currentTime).toBe(0);
  ended.mockReturnValue(false);
  scrollTo(0.6);
  expect(media.play).toHaveBeenCalledTimes(2);
});

it('shows the picture where the browser pauses the film, and plays on from there', () => {
  const film = shown();
  scrollTo(0.6);
  fireEvent.playing(film);
  film.currentTime = 2;
  fireEvent.pause(film);
  expect(film.style.opacity).toBe('0');
  scrollTo(0.4);
  scrollTo(0.6);
  expect(media.play).toHaveBeenCalledTimes(2);
  expect(film.currentTime).toBe(2);
});

it('is silent, and hidden from assistive technology and the keyboard', () => {
  const film = shown();
  expect(film.muted).toBe(true);
  expect(film.loop || film.controls).toBe(false);
  expect(film.getAttribute('aria-hidden')).toBe('true');
  expect(film.tabIndex).toBe(-1);
});

it('leaves the picture if it fails or may not play', async () => {
  const film = shown();
  media.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  scrollTo(1);
  await act(async () => undefined);
  expect(film.style.opacity).toBe('0');
  fireEvent.playing(film);
  fireEvent.error(film);
  expect(film.style.opacity).toBe('0');
});

it('covers its picture exactly, also where that was cropped about its focal point', () => {
  const positionIn = (isNarrow: boolean): string | undefined => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isNarrow && query.includes('48rem'),
    }));
    return render(
      <PictureFilm src="a.webm" hotspot={{ x: 0.7, y: 0.5 }} narrowAspect={8 / 9} />,
    ).container.querySelector('video')?.style.objectPosition;
  };
  expect(positionIn(false)).toBe('70% 50%');
  // Half of the film's width is shown, from 45 % to 95 %: at nine tenths of the rest.
  expect(Number.parseFloat(positionIn(true) ?? '')).toBeCloseTo(90);
});

it('does not load where motion is reduced', () => {
  motion.isReduced = true;
  expect(show()).toBeNull();
});

it('does not load where data are saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(show()).toBeNull();
});
