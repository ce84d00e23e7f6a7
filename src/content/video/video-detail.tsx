import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp, type Video } from '~/src/domain/content/media/video';
import { Button } from '~/src/ui/button';
import { Disclosure } from '~/src/ui/disclosure';
import { readWatchPosition } from './watch-positions';
import { Player } from './player';

export interface VideoDetailProps {
  readonly video: Video;
  readonly next: Video | null;
  readonly onNext: () => void;
}

const chapterAt = (video: Video, seconds: number): number =>
  video.chapters.reduce((found, { start }, index) => (start <= seconds ? index : found), 0);

/** A video with its chapters, what comes next, and its transcript. */
export function VideoDetail({ video, next, onNext }: VideoDetailProps) {
  const { t } = useTranslation('video');
  const element = useRef<HTMLVideoElement>(null);
  const [chapter, setChapter] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const { title, description, seconds, hasSound, captions, chapters, transcript, slug } = video;

  useEffect(() => setPlace(readWatchPosition(slug)), [slug]);

  const seek = async (start: number): Promise<void> => {
    const player = element.current;
    if (!player) return;
    const go = (): void => {
      player.currentTime = start;
    };
    if (player.readyState > 0) go();
    else player.addEventListener('loadedmetadata', go, { once: true });
    player.focus();
    // A browser may refuse to play; the position is stored all the same.
    await player.play().catch(() => undefined);
  };

  return (
    <>
      <Player
        video={video}
        element={element}
        onTime={now => {
          setChapter(chapterAt(video, now));
          setOver(false);
        }}
        onEnd={() => setOver(true)}
      />
      <h2 className="text-2xl mt-4">{title}</h2>
      <p className="text-sm text-ink-soft">
        {formatTimestamp(seconds)}
        {captions.length > 0 && ` · ${t(hasSound ? 'captioned' : 'silent')}`}
        {place !== null && ` · ${t('resumes', { time: formatTimestamp(place) })}`}
      </p>
      {description && <p className="mt-2 text-lg">{description}</p>}
      <div role="status">
        {isOver && (
          <p className="notice mt-4">
            {next ? (
              <Button size="sm" onClick={onNext}>
                {t('next', { title: next.title })}
              </Button>
            ) : (
              t('finished')
            )}
          </p>
        )}
      </div>
      {chapters.length > 0 && (
        <section aria-labelledby="chapters" className="mt-6">
          <h3 id="chapters" className="text-lg mb-2">
            {t('chapters')}
          </h3>
          <ol className="flex flex-wrap gap-2">
            {chapters.map((each, index) => (
              <li key={each.start}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('chapterAt', {
                    title: each.title,
                    time: formatTimestamp(each.start),
                  })}
                  aria-current={chapter === index ? 'true' : undefined}
                  onClick={() => void seek(each.start)}
                >
                  {formatTimestamp(each.start)} {each.title}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {transcript.length > 0 && (
        <div className="mt-4">
          <Disclosure summary={t('transcript')}>
            {chapters.map(({ title: heading, start }, index) => (
              <p key={start} className="mb-2">
                <b>{heading}.</b>{' '}
                {transcript
                  .filter(line => chapterAt(video, line.start) === index)
                  .map(({ text }) => text)
                  .join(' ')}
              </p>
            ))}
            <a href={video.file.url} className="link inline-block py-2.5">
              {t('download')}
            </a>
          </Disclosure>
        </div>
      )}
    </>
  );
}
