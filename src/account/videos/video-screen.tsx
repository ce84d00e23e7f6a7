import { useTranslation } from 'react-i18next';
import type { Video } from '~/src/domain/content/media/video';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import { AccountPage } from '../ui/account-page';
import { useProgress } from './data/use-progress';
import { MissingVideos, PlaylistPage } from './playlist-page';
import { summaryOf } from './progress';
import { ProgressFailureNotice } from './progress-failure-notice';
import { VideoList } from './video-list';
import { accountPlaylistPath } from '~/src/domain/content/media/account-video-paths';
import { VideoStage } from './video-stage';
import { VideosBack } from './videos-back';
import { WatchedMeter } from './watched-meter';

interface VideoOfPlaylistProps {
  readonly playlist: PlaylistFile;
  readonly video: Video;
}

function VideoOfPlaylist({ playlist, video }: VideoOfPlaylistProps) {
  const { t } = useTranslation('account-videos');
  const progress = useProgress();
  return (
    <AccountPage
      heading={video.title}
      isTitle
      subHeading={video.description}
      back={<VideosBack to={accountPlaylistPath(playlist.slug)}>{playlist.title}</VideosBack>}
    >
      <div className="video-grid">
        <div className="video-main">
          <ProgressFailureNotice progress={progress} />
          <VideoStage playlist={playlist} video={video} progress={progress} />
        </div>
        <section aria-labelledby="videos" className="video-aside">
          <h2 id="videos" className="text-xl">
            {t('videos')}
          </h2>
          {progress.isSettled && (
            <WatchedMeter summary={summaryOf(playlist.videos, progress.progress)} />
          )}
          <VideoList playlist={playlist} progress={progress.progress} current={video.slug} />
        </section>
      </div>
    </AccountPage>
  );
}

export interface VideoScreenProps {
  readonly playlistSlug: string;
  readonly slug: string;
}

/** One video of a playlist, with those around it (spec account §2 "account video"). */
export function VideoScreen({ playlistSlug, slug }: VideoScreenProps) {
  return (
    <PlaylistPage slug={playlistSlug}>
      {playlist => {
        const video = playlist.videos.find(each => each.slug === slug);
        return video ? (
          <VideoOfPlaylist key={slug} playlist={playlist} video={video} />
        ) : (
          <MissingVideos what="video" />
        );
      }}
    </PlaylistPage>
  );
}
