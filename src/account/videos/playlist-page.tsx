import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { usePlaylist } from './data/use-playlists';
import { ACCOUNT_VIDEOS } from '~/src/domain/content/media/account-video-paths';
import { VideosBack } from './videos-back';
import '~/src/styles/sheets/videos.css';

/** Shown for a playlist or video that does not exist. */
export function MissingVideos({ what }: { readonly what: 'playlist' | 'video' }) {
  const { t } = useTranslation('account-videos');
  return (
    <AccountPage heading={t('headline')} subHeading={t(`missing.${what}`)}>
      <p>
        <LocalLink to={ACCOUNT_VIDEOS} className={buttonClass('secondary')}>
          {t('missing.all')}
        </LocalLink>
      </p>
    </AccountPage>
  );
}

export interface PlaylistPageProps {
  readonly slug: string;
  readonly children: (playlist: PlaylistFile) => ReactNode;
}

/** A screen about a playlist, once it is loaded. */
export function PlaylistPage({ slug, children }: PlaylistPageProps) {
  const { t } = useTranslation('account-videos');
  const { data, error, isFetching, refetch } = usePlaylist(slug);
  if (data) return children(data);
  if (data === null) return <MissingVideos what="playlist" />;
  return (
    <AccountPage
      heading={t('headline')}
      back={<VideosBack to={ACCOUNT_VIDEOS}>{t('missing.all')}</VideosBack>}
    >
      {error ? (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t(failureKind(error))}
        </LoadFailure>
      ) : (
        <AccountSkeleton rows={4} />
      )}
    </AccountPage>
  );
}
