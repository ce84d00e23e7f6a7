import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp, VIDEO_PARAMETER, type Video } from '~/src/domain/content/media/video';
import { isPlainClick } from '~/src/ui/plain-click';
import { WatchContent } from './watch-content';

interface VideoLinkProps {
  readonly video: Video;
  readonly isCurrent: boolean;
  readonly onChoose: (slug: string) => void;
}

function VideoLink({ video, isCurrent, onChoose }: VideoLinkProps) {
  const { t } = useTranslation('video');
  const { slug, title, seconds, poster } = video;
  const time = formatTimestamp(seconds);
  const choose = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(slug);
  };
  return (
    <a
      href={`?${VIDEO_PARAMETER}=${slug}`}
      aria-label={t('watch', { title, time })}
      aria-current={isCurrent ? 'true' : undefined}
      className="choice watch"
      onClick={choose}
    >
      <WatchContent
        image={poster}
        title={title}
        detail={isCurrent ? `${time} · ${t('shown')}` : time}
        isEarly
      />
    </a>
  );
}

interface VideoListProps {
  readonly videos: readonly Video[];
  readonly current: Video | undefined;
  readonly onChoose: (slug: string) => void;
}

/** The videos of a playlist, the current one marked. */
export function VideoList({ videos, current, onChoose }: VideoListProps) {
  const { t } = useTranslation('video');
  return (
    <section aria-labelledby="series">
      <h2 id="series" className="text-xl mb-4">
        {t('list')}
      </h2>
      <ol className="grid gap-3">
        {videos.map(video => (
          <li key={video.slug}>
            <VideoLink video={video} isCurrent={video === current} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  );
}
