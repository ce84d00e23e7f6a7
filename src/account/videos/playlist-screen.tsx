import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from '../ui/account-page';
import { useProgress } from './data/use-progress';
import { PlaylistPage } from './playlist-page';
import { summaryOf, type PlaylistSummary } from './progress';
import { ProgressFailureNotice } from './progress-failure-notice';
import { VideoList } from './video-list';
import { ACCOUNT_VIDEOS, accountVideoPath } from '~/src/domain/content/media/account-video-paths';
import { VideosBack } from './videos-back';
import { WatchedMeter } from './watched-meter';

interface GoOnProps {
  readonly playlist: PlaylistFile;
  readonly summary: PlaylistSummary;
}

function GoOn({ playlist, summary }: GoOnProps) {
  const { t } = useTranslation('account-videos');
  const { next, isBegun } = summary;
  const video = next ?? playlist.videos[0];
  if (!video) return null;
  const { title } = video;
  return (
    <LocalLink to={accountVideoPath(playlist.slug, video.slug)} className={buttonClass('primary')}>
      {next ? t(isBegun ? 'go' : 'start', { title }) : t('again')}
    </LocalLink>
  );
}

function Playlist({ playlist }: { readonly playlist: PlaylistFile }) {
  const { t } = useTranslation('account-videos');
  const known = useProgress();
  const { progress, isSettled } = known;
  const summary = summaryOf(playlist.videos, progress);
  return (
    <AccountPage
      heading={playlist.title}
      isTitle
      subHeading={playlist.description}
      back={<VideosBack to={ACCOUNT_VIDEOS}>{t('missing.all')}</VideosBack>}
    >
      <ProgressFailureNotice progress={known} />
      <div className="playlist-head">
        {isSettled && (
          <>
            <WatchedMeter summary={summary} />
            <GoOn playlist={playlist} summary={summary} />
          </>
        )}
      </div>
      <section aria-labelledby="videos">
        <h2 id="videos" className="sr-only">
          {t('videos')}
        </h2>
        <VideoList playlist={playlist} progress={progress} />
      </section>
    </AccountPage>
  );
}

/**
 * One playlist: its videos, the progress, and where to continue (spec account §2 "account
 * playlist").
 */
export function PlaylistScreen({ slug }: { readonly slug: string }) {
  return <PlaylistPage slug={slug}>{playlist => <Playlist playlist={playlist} />}</PlaylistPage>;
}
