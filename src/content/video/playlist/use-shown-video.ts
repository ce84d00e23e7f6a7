import { useEffect, useState } from 'react';
import { VIDEO_PARAMETER, type Video } from '~/src/domain/content/media/video';

interface ShownVideo {
  /** Undefined only if the playlist is empty. */
  readonly video: Video | undefined;
  /** The one after it; null after the last. */
  readonly next: Video | null;
  /** Shows another, and names it in the address. */
  readonly show: (slug: string) => void;
}

/** The video of a playlist that the address names, once hydrated; without one, the first. */
export const useShownVideo = (playlist: string, videos: readonly Video[]): ShownVideo => {
  const [shown, setShown] = useState<string | null>(null);
  const position = Math.max(
    0,
    videos.findIndex(video => video.slug === shown),
  );

  useEffect(() => {
    setShown(new URLSearchParams(window.location.search).get(VIDEO_PARAMETER));
  }, [playlist]);

  return {
    video: videos[position],
    next: videos[position + 1] ?? null,
    show: slug => {
      setShown(slug);
      const url = new URL(window.location.href);
      url.searchParams.set(VIDEO_PARAMETER, slug);
      window.history.replaceState(window.history.state, '', url);
    },
  };
};
