import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { minutesOf, type PlaylistLink } from '~/src/domain/content/media/video';
import { LocalLink } from '~/src/features/links';
import { Image } from '~/src/ui/image';
import type { PlaylistSummary } from './progress';
import { accountPlaylistPath } from '~/src/domain/content/media/account-video-paths';
import { WatchedMeter } from './watched-meter';

export interface PlaylistCardProps {
  readonly playlist: PlaylistLink;
  /** Null until the playlist and the progress are loaded. */
  readonly summary: PlaylistSummary | null;
}

/** A playlist among the others. */
export function PlaylistCard({ playlist, summary }: PlaylistCardProps) {
  const { t } = useTranslation('account-videos');
  const { slug, title, description, image, videoCount, seconds } = playlist;
  return (
    <article className="playlist-card">
      {image && (
        <span className="frame film-mark">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 44vw, 92vw"
            aspect={16 / 9}
            alt=""
          />
        </span>
      )}
      <div className="playlist-card-text">
        <h3 className="text-xl">
          <LocalLink to={accountPlaylistPath(slug)} className="playlist-card-link">
            {title}
          </LocalLink>
        </h3>
        {description && <p className="text-ink-soft">{description}</p>}
        <div className="playlist-card-foot">
          <p className="playlist-facts">
            {t('count', { count: videoCount })}, {t('minutes', { count: minutesOf(seconds) })}
          </p>
          {summary?.watched === 0 && (
            <p className="watched">{t(summary.isBegun ? 'started' : 'notStarted')}</p>
          )}
          {summary !== null && summary.watched > 0 && <WatchedMeter summary={summary} />}
        </div>
      </div>
    </article>
  );
}
