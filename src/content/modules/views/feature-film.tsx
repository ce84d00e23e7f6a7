import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isConstrained } from '~/src/ui/timing/connection';
import { whenIdle } from '~/src/ui/timing/when-idle';

/** The share of the film in view from which it plays. */
const PLAYS_FROM = 0.5;

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

/**
 * A silent film over its picture. It plays once each time it comes into view, then the picture shows
 * again; the picture stays if the film fails, and where motion is reduced or data are saved.
 */
export function FeatureFilm({ src }: { readonly src: string }) {
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
          setPlaying(false);
        } else if (place.intersectionRatio >= PLAYS_FROM && film.currentTime === 0) {
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
      src={src}
      muted
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      onEnded={() => setPlaying(false)}
      onError={() => setPlaying(false)}
      style={{ ...OVER_PICTURE, opacity: isPlaying ? 1 : 0 }}
    />
  );
}

/** The film, once the page has what it needs more. */
export const filmOnceIdle = async (): Promise<typeof FeatureFilm> => {
  await whenIdle();
  return FeatureFilm;
};
