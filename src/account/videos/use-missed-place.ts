import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Video } from '~/src/domain/content/media/video';
import type { Progress } from './data/use-progress';
import { placeOf } from './progress';

/** How far the current and the saved position must be apart, in seconds. */
const FAR_SECONDS = 5;

/** The saved position, if it only arrived after the video had started from the beginning. */
export const useMissedPlace = (
  video: Video,
  element: RefObject<HTMLVideoElement>,
  { stored, isSettled }: Pick<Progress, 'stored' | 'isSettled'>,
): readonly [place: number | null, forget: () => void] => {
  const [place, setPlace] = useState<number | null>(null);
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    if (!isSettled || wasSettled.current) return;
    wasSettled.current = true;
    const now = element.current?.currentTime ?? 0;
    const known = placeOf(stored, video.slug);
    if (now > 0 && known !== null && known > now + FAR_SECONDS) setPlace(known);
  }, [isSettled, stored, video, element]);
  return [place, () => setPlace(null)];
};
