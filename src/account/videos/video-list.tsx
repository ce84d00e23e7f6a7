import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { formatTimestamp, type Video } from '~/src/domain/content/media/video';
import { LocalLink } from '~/src/features/links';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import { CheckIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { placeOf, type ProgressMap } from './progress';
import { accountVideoPath } from '~/src/domain/content/media/account-video-paths';

const WIDTHS = [160, 288, 432];

interface VideoStateProps {
  readonly video: Video;
  readonly progress: ProgressMap;
  readonly isCurrent: boolean;
}

function VideoState({ video, progress, isCurrent }: VideoStateProps) {
  const { t } = useTranslation('account-videos');
  const place = placeOf(progress, video.slug);
  return (
    <span className="video-state">
      <span aria-label={t('length', { time: formatTimestamp(video.seconds) })} role="img">
        {formatTimestamp(video.seconds)}
      </span>
      {progress.get(video.slug)?.isWatched && (
        <span className="video-watched">
          <CheckIcon size={18} />
          {t('watched')}
        </span>
      )}
      {isCurrent && <span className="video-selected">{t('selected')}</span>}
      {place !== null && !isCurrent && (
        <span>{t('resumes', { time: formatTimestamp(place) })}</span>
      )}
    </span>
  );
}

export interface VideoListProps {
  readonly playlist: PlaylistFile;
  readonly progress: ProgressMap;
  /** The slug of the current video. */
  readonly current?: string;
}

/** The videos of a playlist in order, with the progress of each. */
export function VideoList({ playlist, progress, current }: VideoListProps) {
  return (
    <ol className="video-list">
      {playlist.videos.map(video => {
        const { slug, title, poster, seconds } = video;
        const place = placeOf(progress, slug);
        return (
          <li key={slug} className="video-row" data-current={slug === current || undefined}>
            {poster && (
              <span className="frame">
                <Image
                  asset={poster}
                  urlFor={imageUrl}
                  sizes="(min-width: 64rem) 12rem, 9rem"
                  widths={WIDTHS}
                  aspect={16 / 9}
                  alt=""
                />
                {place !== null && (
                  <span
                    className="video-place"
                    style={{ width: `${Math.round((place / seconds) * 100)}%` }}
                  />
                )}
              </span>
            )}
            <span className="video-row-text">
              <LocalLink
                to={accountVideoPath(playlist.slug, slug)}
                aria-current={slug === current ? 'page' : undefined}
                className="video-row-link"
              >
                {title}
              </LocalLink>
              <VideoState video={video} progress={progress} isCurrent={slug === current} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
