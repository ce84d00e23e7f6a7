import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { chapterAt, formatTimestamp, type Video } from '~/src/domain/content/media/video';
import { playFrom } from './play';

export interface ChaptersProps {
  readonly video: Video;
  readonly element: RefObject<HTMLVideoElement>;
  /** The position of the video, in seconds; null before it was played. */
  readonly place: number | null;
  readonly level?: 2 | 3;
}

/** The chapters of a video, as buttons that play from there; renders nothing without chapters. */
export function Chapters({ video, element, place, level = 3 }: ChaptersProps) {
  const { t } = useTranslation('video');
  const Heading = `h${level}` as const;
  const { chapters } = video;
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="chapters" className="mt-6">
      <Heading id="chapters" className="text-lg mb-2">
        {t('chapters')}
      </Heading>
      <ol className="chapters">
        {chapters.map(({ title, start }, index) => (
          <li key={start}>
            <button
              type="button"
              aria-label={t('chapterAt', { title, time: formatTimestamp(start) })}
              aria-current={
                place !== null && chapterAt(video, place) === index ? 'true' : undefined
              }
              onClick={() => void playFrom(element.current, start)}
            >
              <span>{formatTimestamp(start)}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
