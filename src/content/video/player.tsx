import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstImageUrl } from '~/src/config/settings/browser-image-proxy';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { Video } from '~/src/domain/content/media/video';
import { Button } from '~/src/ui/button';
import { play } from './play';
import { usePositionSaver } from './use-position-saver';
import { usePlayerTools } from './use-player-tools';
import { DEVICE_POSITIONS, type PositionStore } from './position-store';

const POSTER = { width: 1280, height: 720 };

/**
 * A cached video has already played for a moment when its metadata is reported; a later position
 * was chosen deliberately.
 */
const BEGINNING_SECONDS = 1;

export interface PlayerProps {
  readonly video: Video;
  readonly element: RefObject<HTMLVideoElement>;
  readonly onTime: (seconds: number) => void;
  readonly onEnd: () => void;
  readonly positions?: PositionStore;
  /** Shows the player's additional controls at once, before it is used. */
  readonly hasTools?: boolean;
}

/**
 * A video with captions on. It resumes at the stored position, and downloads nothing before it is
 * played.
 */
export function Player({
  video,
  element,
  onTime,
  onEnd,
  positions = DEVICE_POSITIONS,
  hasTools = false,
}: PlayerProps) {
  const { t } = useTranslation('video');
  const { title, file, poster, width, height, seconds, captions } = video;
  const [spoken, ...translated] = captions;
  const [isFailed, setFailed] = useState(false);
  const [hasNoCaptions, setNoCaptions] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const reloadAt = useRef<number | null>(null);
  const { Tools, load } = usePlayerTools(stage, hasTools);
  const { follow, stop } = usePositionSaver(video, element, positions);

  // Captions may have failed before the page was hydrated.
  useEffect(() => {
    const tracks = [...(element.current?.querySelectorAll('track') ?? [])];
    if (tracks.some(({ readyState, ERROR }) => readyState === ERROR)) setNoCaptions(true);
  }, [element]);

  // Without JavaScript the native controls are the only ones.
  useEffect(() => setWaiting(element.current?.played.length === 0), [element]);

  const start = (): void => {
    element.current?.focus();
    void play(element.current);
  };
  const retry = (): void => {
    const player = element.current;
    if (!player) return;
    reloadAt.current = player.currentTime || positions.read(video) || 0;
    setFailed(false);
    player.load();
    player.focus();
    void play(player);
  };

  return (
    <div ref={stage} className="player">
      <div className="frame">
        <video
          ref={element}
          aria-label={title}
          controls={!isWaiting}
          tabIndex={isWaiting ? -1 : 0}
          playsInline
          preload="none"
          crossOrigin="anonymous"
          width={width}
          height={height}
          className="w-full"
          poster={poster ? firstImageUrl(imageUrl(poster, POSTER)) : undefined}
          onPlay={() => {
            load();
            setWaiting(false);
          }}
          onLoadedMetadata={({ currentTarget }) => {
            const place = reloadAt.current ?? positions.read(video);
            reloadAt.current = null;
            if (place !== null && currentTarget.currentTime < BEGINNING_SECONDS) {
              currentTarget.currentTime = place;
            }
          }}
          onTimeUpdate={({ currentTarget }) => {
            // While a video reloads, it is at its beginning for a moment.
            if (reloadAt.current !== null) return;
            onTime(currentTarget.currentTime);
            follow(currentTarget.currentTime);
          }}
          onPause={({ currentTarget }) => {
            if (reloadAt.current === null) stop(currentTarget.currentTime);
          }}
          onEnded={() => {
            stop(seconds);
            onEnd();
          }}
          onErrorCapture={({ target }) => {
            if (target instanceof HTMLTrackElement) return setNoCaptions(true);
            setWaiting(false);
            setFailed(true);
          }}
        >
          <source
            src={file.url}
            type={file.extension === 'mp4' ? 'video/mp4' : `video/${file.extension}`}
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
        {isWaiting && (
          <button
            type="button"
            className="player-start film-mark"
            aria-label={t('play', { title })}
            onClick={start}
          />
        )}
      </div>
      {isFailed && (
        <div role="alert" className="notice">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {hasNoCaptions && spoken && <p className="text-sm text-ink-soft">{t('noCaptions')}</p>}
      <div className="min-h-11">
        {Tools && <Tools stage={stage} element={element} hasCaptions={captions.length > 0} />}
      </div>
    </div>
  );
}
