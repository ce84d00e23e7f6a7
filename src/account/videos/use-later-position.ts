import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Video } from '~/src/domain/content/media/video';
import type { Progress } from './data/use-progress';
import { placeOf } from './progress';

/** How far the current and the saved position must be apart, in seconds. */
const FAR_SECONDS = 5;

/** The saved position, if it only arrived after the video had started from the beginning. */
export const useLaterPosition = (
  video: Video,
  element: RefObject<HTMLVideoElement>,
  { stored, isSettled }: Pick<Progress, 'stored' | 'isSettled'>,
): readonly [position: number | null, forget: () => void] => {
  const [position, setPosition] = useState<number | null>(null);
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    if (!isSettled || wasSettled.current) return;
    wasSettled.current = true;
    const current = element.current?.currentTime ?? 0;
    const saved = placeOf(stored, video.slug);
    if (current > 0 && saved !== null && saved > current + FAR_SECONDS) setPosition(saved);
  }, [isSettled, stored, video, element]);
  return [position, () => setPosition(null)];
};
