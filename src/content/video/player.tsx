import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Button } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { usePlayback, type PlaybackOptions } from './playback/use-playback';
import { usePlayerTools, type ToolsTiming } from './use-player-tools';
import { showCaptions } from './use-captions';
import { DEVICE_POSITIONS, type PositionStore } from './position-store';

const POSTER_SIZES = '(min-width: 64rem) 54rem, 94vw';

export interface PlayerProps extends Omit<PlaybackOptions, 'positions'> {
  readonly positions?: PositionStore;
  /** When the player's additional controls load and show. */
  readonly toolsTiming?: ToolsTiming;
}

/**
 * A video with captions on. It resumes at the stored position. Nothing of it is downloaded before it
 * is played, and its captions only once the player's controls are wanted.
 */
export function Player({
  video,
  element,
  onTime,
  onEnd,
  positions = DEVICE_POSITIONS,
  toolsTiming = 'whenUsed',
}: PlayerProps) {
  const { t } = useTranslation('video');
  const { title, file, poster, width, height, captions } = video;
  const [spoken, ...translated] = captions;
  const stage = useRef<HTMLDivElement>(null);
  const { Tools, load, isWanted } = usePlayerTools(stage, toolsTiming);
  const playback = usePlayback({ video, element, positions, onTime, onEnd });
  const { isWaiting, isFailed } = playback;
  const [hasPlayed, setPlayed] = useState(false);
  const [hasNoCaptions, setNoCaptions] = useState(false);

  useEffect(() => {
    if (isWanted) showCaptions(element.current);
  }, [isWanted, element]);

  return (
    <div ref={stage} className="player">
      <div className="frame">
        {/* Behind the film, which shows nothing until it plays: a poster has no sizes to choose from. */}
        {poster && !hasPlayed && (
          <Image
            asset={poster}
            urlFor={imageUrl}
            sizes={POSTER_SIZES}
            aspect={16 / 9}
            alt=""
            className="film-still"
            priority
          />
        )}
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
          onPlay={() => {
            load();
            playback.begin();
          }}
          onPlaying={() => setPlayed(true)}
          {...playback.handlers}
          onErrorCapture={({ target }) => {
            if (target instanceof HTMLTrackElement) setNoCaptions(true);
            else playback.fail();
          }}
        >
          <source
            src={file.url}
            type={file.extension === 'mp4' ? 'video/mp4' : `video/${file.extension}`}
          />
          <track
            kind="captions"
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
            onClick={playback.start}
          />
        )}
      </div>
      {isFailed && (
        <div role="alert" className="notice">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={playback.retry}>
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
