import { useTranslation } from 'react-i18next';
import type { Video } from '~/src/domain/content/media/video';
import { LocalLink } from '~/src/features/links';
import type { PlaylistSummary } from './progress';
import { UpNext } from './up-next';
import { ACCOUNT_VIDEOS } from '~/src/domain/content/media/account-video-paths';

export interface AfterVideoProps {
  readonly isOver: boolean;
  readonly next: Video | null;
  readonly isAutomatic: boolean;
  readonly summary: PlaylistSummary;
  readonly onPlay: (video: Video) => void;
}

/** Shown when a video has ended. */
export function AfterVideo({ isOver, next, isAutomatic, summary, onPlay }: AfterVideoProps) {
  const { t } = useTranslation('account-videos');
  const { isComplete, total, watched, next: left } = summary;
  return (
    <div role="status">
      {isOver && next && (
        <UpNext video={next} isAutomatic={isAutomatic} onPlay={() => onPlay(next)} />
      )}
      {isOver && !next && isComplete && (
        <p className="up-next">
          {t('end.complete')}{' '}
          <LocalLink to={ACCOUNT_VIDEOS} className="link">
            {t('missing.all')}
          </LocalLink>
        </p>
      )}
      {isOver && !next && !isComplete && left && (
        <div className="up-next">
          <p>{t('end.left', { count: total - watched })}</p>
          <UpNext video={left} isAutomatic={false} onPlay={() => onPlay(left)} />
        </div>
      )}
    </div>
  );
}
