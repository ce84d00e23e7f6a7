import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { formatTimestamp } from '~/src/domain/content/media/video';
import { LocalLink } from '~/src/features/links';
import { Image } from '~/src/ui/image';
import { placeOf, type Continuation, type ProgressMap } from './progress';
import { accountVideoPath } from '~/src/domain/content/media/account-video-paths';

export interface ContinueWatchingProps {
  readonly continuation: Continuation;
  readonly progress: ProgressMap;
}

/** Links to the video that the customer was watching. */
export function ContinueWatching({ continuation, progress }: ContinueWatchingProps) {
  const { t } = useTranslation('account-videos');
  const { playlist, video } = continuation;
  const place = placeOf(progress, video.slug);
  const { title, poster } = video;
  return (
    <section className="continue-watching" aria-labelledby="continue-watching">
      {poster && (
        <span className="frame film-mark">
          <Image
            asset={poster}
            urlFor={imageUrl}
            sizes="(min-width: 40rem) 16rem, 92vw"
            aspect={16 / 9}
            alt=""
          />
        </span>
      )}
      <div>
        <h2 id="continue-watching" className="text-xl">
          {t('continue.title')}
        </h2>
        <p>
          <LocalLink to={accountVideoPath(playlist.slug, video.slug)} className="continue-link">
            {place === null ? title : t('continue.from', { title, time: formatTimestamp(place) })}
          </LocalLink>
        </p>
        <p className="playlist-facts">{t('continue.in', { playlist: playlist.title })}</p>
      </div>
    </section>
  );
}
