import { vi } from 'vitest';

class TrackList extends EventTarget {
  readonly tracks: { mode: TextTrackMode }[] = [{ mode: 'disabled' }];

  *[Symbol.iterator](): Iterator<{ mode: TextTrackMode }> {
    yield* this.tracks;
  }
}

/** The parts of a video element that jsdom lacks: it plays, loads, and has one text track, not shown. */
export const fakeMedia = () => {
  const play = vi.fn(async () => undefined);
  const load = vi.fn();
  const pause = vi.fn();
  const lists = new WeakMap<HTMLMediaElement, TrackList>();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get(this: HTMLMediaElement) {
      const list = lists.get(this) ?? new TrackList();
      lists.set(this, list);
      return list;
    },
  });
  return { play, load, pause };
};
