import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '~/src/domain/content/media/video';
import { Button } from '~/src/ui/button';

const SECONDS = 8;

export interface UpNextProps {
  readonly video: Video;
  /** Seconds until the next video starts by itself. */
  readonly isAutomatic: boolean;
  readonly onPlay: () => void;
}

/** The next video after one has ended, with a button that cancels the automatic start. */
export function UpNext({ video, isAutomatic, onPlay }: UpNextProps) {
  const { t } = useTranslation('account-videos');
  const [left, setLeft] = useState(SECONDS);
  const [isStopped, setStopped] = useState(false);
  const isCounting = isAutomatic && !isStopped;
  const play = useRef(onPlay);
  play.current = onPlay;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft(seconds => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => {
    if (isCounting && left <= 0) play.current();
  }, [isCounting, left]);

  return (
    <div className="up-next">
      <div>
        <p className="up-next-title">{t('next.title', { title: video.title })}</p>
        {isCounting && (
          <>
            <p className="sr-only">{t('next.starts', { count: SECONDS })}</p>
            <p aria-hidden="true">{t('next.starts', { count: Math.max(0, left) })}</p>
          </>
        )}
      </div>
      <Button variant="primary" size="sm" onClick={onPlay}>
        {t('next.play')}
      </Button>
      {isCounting && (
        <Button variant="secondary" size="sm" onClick={() => setStopped(true)}>
          {t('next.stay')}
        </Button>
      )}
    </div>
  );
}
