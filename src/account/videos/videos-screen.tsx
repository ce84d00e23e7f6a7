import { useTranslation } from 'react-i18next';
import type { PlaylistLink } from '~/src/domain/content/media/video';
import { SUPPORT_PATH } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { ContinueWatching } from './continue-watching';
import { usePlaylistLinks, usePlaylists } from './data/use-playlists';
import { useProgress } from './data/use-progress';
import { PlaylistCard } from './playlist-card';
import { continuationOf, summaryOf } from './progress';
import { ProgressFailureNotice } from './progress-failure-notice';
import '~/src/styles/sheets/videos.css';

function NoVideos() {
  const { t } = useTranslation('account-videos');
  return (
    <div className="account-card account-empty">
      <h2 className="text-xl">{t('empty.title')}</h2>
      <p className="text-ink-soft">{t('empty.body')}</p>
      <LocalLink to={SUPPORT_PATH} className={buttonClass('secondary')}>
        {t('empty.support')}
      </LocalLink>
    </div>
  );
}

function Playlists({ links }: { readonly links: readonly PlaylistLink[] }) {
  const { t } = useTranslation('account-videos');
  const known = useProgress();
  const playlists = usePlaylists(links.map(({ slug }) => slug));
  const { progress, isSettled } = known;
  const continuation = isSettled ? continuationOf(playlists, progress) : null;
  const summaryBySlug = (slug: string) => {
    const found = isSettled ? playlists.find(each => each.slug === slug) : undefined;
    return found ? summaryOf(found.videos, progress) : null;
  };
  return (
    <>
      <ProgressFailureNotice progress={known} />
      {continuation && <ContinueWatching continuation={continuation} progress={progress} />}
      <section aria-labelledby="playlists">
        <h2 id="playlists" className="sr-only">
          {t('playlists')}
        </h2>
        <ul className="playlist-cards">
          {links.map(link => (
            <li key={link.slug}>
              <PlaylistCard playlist={link} summary={summaryBySlug(link.slug)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** All playlists with the customer's progress (spec account §2 "Training Videos"). */
export function VideosScreen() {
  const { t } = useTranslation('account-videos');
  const { data, error, isFetching, refetch } = usePlaylistLinks();
  return (
    <AccountPage heading={t('headline')} subHeading={t('lead')}>
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t(failureKind(error))}
        </LoadFailure>
      )}
      {data && (data.length > 0 ? <Playlists links={data} /> : <NoVideos />)}
      {!data && !error && <AccountSkeleton rows={4} />}
    </AccountPage>
  );
}
