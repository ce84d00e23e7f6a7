import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { SUPPORT_PATH } from '~/src/domain/content/support';
import {
  formatTimestamp,
  minutesOf,
  playlistPath,
  type PlaylistLink,
} from '~/src/domain/content/media/video';
import { buttonClass } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { PageHeader } from '../article';
import { LocalLink } from '~/src/features/links';

export interface VideosViewProps {
  readonly playlists: readonly PlaylistLink[];
  readonly hasSupport: boolean;
}

/** Every playlist. */
export function VideosView({ playlists, hasSupport }: VideosViewProps) {
  const { t } = useTranslation('video');
  return (
    <>
      <PageHeader title={t('hub.title')} intro={t('hub.intro')} />
      <ul className="wrap playlists pb-24">
        {playlists.map(({ slug, title, description, image, videoCount, seconds }, index) => (
          <li key={slug}>
            <article className="card story">
              {image && (
                <span className="frame zoom film-mark">
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes="(min-width: 48rem) 42vw, 94vw"
                    aspect={16 / 9}
                    priority={index === 0}
                    alt=""
                  />
                  <span aria-hidden="true" className="film-time">
                    {`${t('lessons', { count: videoCount })} · ${formatTimestamp(seconds)}`}
                  </span>
                </span>
              )}
              <h2 className="card-title">
                <LocalLink to={playlistPath(slug)}>{title}</LocalLink>
              </h2>
              {description && <p className="card-text">{description}</p>}
              {/* The label on the picture, in words. */}
              <p className={image ? 'sr-only' : 'card-text'}>
                {t('lessons', { count: videoCount })}
                {` · ${t('minutes', { count: minutesOf(seconds) })}`}
              </p>
            </article>
          </li>
        ))}
      </ul>
      {hasSupport && (
        <Section tone="warm" labelledBy="help">
          <div className="wrap flex flex-wrap items-center justify-between gap-6">
            <div>
              <h2 id="help" className="text-3xl">
                {t('help')}
              </h2>
              <p className="mt-2 text-lg">{t('helpText')}</p>
            </div>
            <LocalLink to={SUPPORT_PATH} className={buttonClass()}>
              {t('helpLink')}
            </LocalLink>
          </div>
        </Section>
      )}
    </>
  );
}
