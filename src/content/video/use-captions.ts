import { useEffect, useState, type RefObject } from 'react';
import { VIDEO_CAPTIONS } from '~/src/config/device-keys';
import { localStore } from '~/src/features/storage';

const OFF = 'off';

const tracksOf = (player: HTMLVideoElement | null): readonly TextTrack[] => [
  ...(player?.textTracks ?? []),
];

const areShown = (player: HTMLVideoElement | null): boolean =>
  tracksOf(player).some(({ mode }) => mode === 'showing');

const show = (player: HTMLVideoElement | null, isOn: boolean): void => {
  tracksOf(player).forEach((track, index) => {
    track.mode = isOn && index === 0 ? 'showing' : 'disabled';
  });
};

/** Shows the captions of a player, unless the device remembers them as off. */
export const showCaptions = (player: HTMLVideoElement | null): void =>
  show(player, localStore.get(VIDEO_CAPTIONS) !== OFF);

/**
 * Whether captions are shown, by this switch or the browser's; the device remembers if they are
 * off.
 */
export const useCaptions = (
  element: RefObject<HTMLVideoElement>,
): readonly [isOn: boolean, setOn: (isOn: boolean) => void] => {
  const [isOn, setOn] = useState(() => localStore.get(VIDEO_CAPTIONS) !== OFF);
  useEffect(() => {
    const player = element.current;
    const list = player?.textTracks;
    const follow = (): void => setOn(areShown(player));
    follow();
    list?.addEventListener('change', follow);
    return () => list?.removeEventListener('change', follow);
  }, [element]);
  return [
    isOn,
    next => {
      if (next) localStore.remove(VIDEO_CAPTIONS);
      else localStore.set(VIDEO_CAPTIONS, OFF);
      show(element.current, next);
      setOn(next);
    },
  ];
};
