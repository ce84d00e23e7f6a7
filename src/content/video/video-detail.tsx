import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountVideoPath } from '~/src/domain/content/media/account-video-paths';
import { formatTimestamp, type Video } from '~/src/domain/content/media/video';
import { LocalLink } from '~/src/features/links';
import { Button } from '~/src/ui/button';
import { Chapters } from './chapters';
import { Player } from './player';
import { Transcript } from './transcript';
import { readWatchPosition } from './watch-positions';

export interface VideoDetailProps {
  readonly video: Video;
  /** The slug of its playlist. */
  readonly playlist: string;
  readonly next: Video | null;
  readonly onNext: () => void;
}

/** A video with its chapters, what comes next, and its transcript. */
export function VideoDetail({ video, playlist, next, onNext }: VideoDetailProps) {
  const { t } = useTranslation('video');
  const element = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const { title, description, seconds, hasSound, captions, slug } = video;

  useEffect(() => setPlace(readWatchPosition(slug)), [slug]);

  return (
    <>
      <Player
        video={video}
        element={element}
        toolsTiming="whenIdle"
        onTime={at => {
          setNow(at);
          setOver(false);
          setPlace(null);
        }}
        onEnd={() => setOver(true)}
      />
      <h2 className="text-2xl mt-6">{title}</h2>
      <p className="text-sm text-ink-soft">
        {formatTimestamp(seconds)}
        {captions.length > 0 && ` · ${t(hasSound ? 'captioned' : 'silent')}`}
        {place !== null && ` · ${t('resumes', { time: formatTimestamp(place) })}`}
      </p>
      {description && <p className="mt-2 text-lg">{description}</p>}
      <p>
        <LocalLink
          to={accountVideoPath(playlist, slug)}
          className="link inline-block py-2.5 text-sm"
        >
          {t('inAccount')}
        </LocalLink>
      </p>
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
      <Chapters video={video} element={element} place={now} />
      <Transcript video={video} />
    </>
  );
}
