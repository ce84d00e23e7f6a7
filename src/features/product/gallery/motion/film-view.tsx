import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FilmPicture } from '~/src/domain/content/media/moving-picture';

interface FilmViewProps {
  readonly film: FilmPicture;
  readonly title: string;
  readonly isCurrent: boolean;
}

/** A silent film behind its first scene: nothing of it loads before it is played. It ends when the gallery moves on. */
export function FilmView({ film, title, isCurrent }: FilmViewProps) {
  const { t } = useTranslation('product');
  const video = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const isPlaying = state === 'playing';
  const tabIndex = isCurrent ? 0 : -1;
  const still = imageUrl(film, { width: 720 });

  useEffect(() => {
    video.current?.focus({ preventScroll: true });
    // The film that failed is gone, and with it the focus that it had.
    if (state === 'failed' && document.activeElement === document.body) {
      playButton.current?.focus({ preventScroll: true });
    }
  }, [state]);
  useEffect(() => {
    if (!isCurrent) setState('still');
  }, [isCurrent]);

  return (
    <div className="film-view">
      {isPlaying ? (
        <video
          ref={video}
          src={film.file}
          poster={still}
          aria-label={film.alt}
          tabIndex={tabIndex}
          autoPlay
          controls
          muted
          playsInline
          // The arrow keys wind the film; they do not turn to the next picture.
          onKeyDown={event => event.stopPropagation()}
          onError={() => setState('failed')}
        />
      ) : (
        <>
          <img loading="lazy" src={still} alt={film.alt} draggable={false} />
          <button
            ref={playButton}
            type="button"
            className="film-mark"
            aria-label={t('gallery.play', { title })}
            tabIndex={tabIndex}
            onClick={() => setState('playing')}
          />
        </>
      )}
      {state === 'failed' && <p role="alert">{t('gallery.filmFailed')}</p>}
    </div>
  );
}
