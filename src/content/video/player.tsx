import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { Video } from '~/src/domain/content/media/video';
import { saveWatchPosition, readWatchPosition } from './watch-positions';

const POSTER_WIDTH = 1280;
const SAVE_INTERVAL_SECONDS = 2;

export interface PlayerProps {
  readonly video: Video;
  readonly element: RefObject<HTMLVideoElement>;
  readonly onTime: (seconds: number) => void;
  readonly onEnd: () => void;
}

/**
 * A video with its captions on. It resumes where it was left, and downloads nothing before it is
 * played.
 */
export function Player({ video, element, onTime, onEnd }: PlayerProps) {
  const { t } = useTranslation('video');
  const { slug, title, file, poster, width, height, seconds, captions } = video;
  const [spoken, ...translated] = captions;
  const [isFailed, setFailed] = useState(false);
  const kept = useRef(0);

  useEffect(() => {
    const player = element.current;
    const leave = (): void => {
      if (player && player.currentTime > 0) saveWatchPosition(slug, player.currentTime, seconds);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [element, slug, seconds]);

  const follow = (now: number): void => {
    onTime(now);
    if (Math.abs(now - kept.current) < SAVE_INTERVAL_SECONDS) return;
    kept.current = now;
    saveWatchPosition(slug, now, seconds);
  };

  return (
    <div className="frame">
      <video
        ref={element}
        aria-label={title}
        controls
        playsInline
        preload="none"
        crossOrigin="anonymous"
        width={width}
        height={height}
        className="w-full"
        poster={poster ? imageUrl(poster, { width: POSTER_WIDTH, height: 720 }) : undefined}
        onLoadedMetadata={({ currentTarget }) => {
          const place = readWatchPosition(slug);
          if (place !== null && currentTarget.currentTime === 0) currentTarget.currentTime = place;
        }}
        onTimeUpdate={({ currentTarget }) => follow(currentTarget.currentTime)}
        onPause={({ currentTarget }) => saveWatchPosition(slug, currentTarget.currentTime, seconds)}
        onEnded={() => {
          saveWatchPosition(slug, seconds, seconds);
          onEnd();
        }}
      >
        <source
          src={file.url}
          type={file.extension === 'mp4' ? 'video/mp4' : `video/${file.extension}`}
          onError={() => setFailed(true)}
        />
        <track
          kind="captions"
          default
          src={spoken?.file.url}
          srcLang={spoken?.srclang}
          label={spoken?.label}
        />
        {translated.map(({ label, srclang, file: words }) => (
          <track key={srclang} kind="captions" src={words.url} srcLang={srclang} label={label} />
        ))}
      </video>
      {isFailed && (
        <p role="alert" className="notice">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
