import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { isConstrained } from '~/src/ui/timing/connection';
import { whenIdle } from '~/src/ui/timing/when-idle';

export interface PictureFilmProps {
  readonly src: string;
  /** Focal point of the picture, about which it is cropped. */
  readonly hotspot?: ImageAsset['hotspot'];
  /** The picture's shape below 768 px, if it has another one there. */
  readonly narrowAspect?: number;
}

/** The share of the film in view from which it plays. */
const PLAYS_FROM = 0.5;

/** The shape of every film. */
const FILM_ASPECT = 16 / 9;

/** Here, so that pages without a film carry none of it. */
const OVER_PICTURE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 400ms',
};

const isWelcome = (): boolean =>
  !isConstrained() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the film covers its picture exactly. The picture of a narrow screen was cropped beforehand. */
const positionOf = ({ hotspot, narrowAspect }: PictureFilmProps): string | undefined => {
  if (!hotspot) return undefined;
  const isCropped = narrowAspect && window.matchMedia('(width < 48rem)').matches;
  const shown = isCropped ? narrowAspect / FILM_ASPECT : 0;
  const x = (hotspot.x - shown / 2) / (1 - shown);
  return `${Math.min(1, Math.max(0, x)) * 100}% ${hotspot.y * 100}%`;
};

/**
 * A silent film over its picture. It plays once each time it comes into view, then the picture shows
 * again; the picture stays if the film fails, and where motion is reduced or data are saved.
 */
export function PictureFilm(props: PictureFilmProps) {
  const [isShown] = useState(isWelcome);
  const [isPlaying, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const observer = new IntersectionObserver(
      ([place]) => {
        if (!place?.isIntersecting) {
          film.pause();
          film.currentTime = 0;
        } else if (place.intersectionRatio >= PLAYS_FROM && film.paused && !film.ended) {
          // Refused where the browser saves power, for example.
          film.play().catch(() => undefined);
        }
      },
      { threshold: [0, PLAYS_FROM] },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  if (!isShown) return null;
  return (
    <video
      ref={video}
      src={props.src}
      muted
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      // Also when it ends, and where the browser pauses it.
      onPause={() => setPlaying(false)}
      onError={() => setPlaying(false)}
      style={{ ...OVER_PICTURE, objectPosition: positionOf(props), opacity: isPlaying ? 1 : 0 }}
    />
  );
}

/** The film, once the page has what it needs more. */
export const filmOnceIdle = async (): Promise<typeof PictureFilm> => {
  await whenIdle();
  return PictureFilm;
};
