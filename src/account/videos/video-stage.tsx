import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import {
  Chapters,
  play,
  playFrom,
  Player,
  Transcript,
  type PositionStore,
} from '~/src/content/video';
import { formatTimestamp, type Video } from '~/src/domain/content/media/video';
import { useLocale } from '~/src/features/locale';
import type { PlaylistFile } from '~/src/gateways/site-files/playlists';
import { Button } from '~/src/ui/button';
import { AfterVideo } from './after-video';
import { consumeAutoplay, requestAutoplay } from './requested-autoplay';
import type { Progress } from './data/use-progress';
import { placeOf, summaryOf } from './progress';
import { useAutomaticNext } from './use-automatic-next';
import { useLaterPosition } from './use-later-position';
import { accountVideoPath } from '~/src/domain/content/media/account-video-paths';

export interface VideoStageProps {
  readonly playlist: PlaylistFile;
  readonly video: Video;
  readonly progress: Progress;
}

/** A video that resumes where the customer left off on any device, followed by the next one. */
export function VideoStage({ playlist, video, progress: known }: VideoStageProps) {
  const { t } = useTranslation('account-videos');
  const { locale, brand } = useLocale();
  const element = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const automatic = useAutomaticNext();
  const [laterPosition, forgetLaterPosition] = useLaterPosition(video, element, known);
  const { progress, note } = known;
  const { slug, seconds, hasSound, captions } = video;
  const { videos } = playlist;
  const next = videos[videos.indexOf(video) + 1] ?? null;
  const place = placeOf(progress, slug);
  const path = localizePath(accountVideoPath(playlist.slug, slug), locale, brand);
  const positions: PositionStore = { read: () => place, save: note };

  useEffect(() => {
    if (consumeAutoplay(path)) void play(element.current);
  }, [path]);

  const go = ({ slug: target }: Video): void => {
    const there = localizePath(accountVideoPath(playlist.slug, target), locale, brand);
    requestAutoplay(there);
    void navigate(there);
  };
  const follow = (at: number): void => {
    setNow(at);
    setOver(false);
  };
  const end = (): void => {
    setOver(true);
    if (document.fullscreenElement) void document.exitFullscreen();
  };

  return (
    <div className="video-stage">
      <Player
        video={video}
        element={element}
        positions={positions}
        toolsTiming="atOnce"
        onTime={follow}
        onEnd={end}
      />
      {laterPosition !== null && (
        <p className="up-next" role="status">
          {t('offer', { time: formatTimestamp(laterPosition) })}
          <Button
            size="sm"
            onClick={() => {
              forgetLaterPosition();
              void playFrom(element.current, laterPosition);
            }}
          >
            {t('offerGo', { time: formatTimestamp(laterPosition) })}
          </Button>
        </p>
      )}
      <AfterVideo
        isOver={isOver}
        next={next}
        isAutomatic={automatic.isOn}
        summary={summaryOf(videos, progress)}
        onPlay={go}
      />
      <p className="playlist-facts">
        {formatTimestamp(seconds)}
        {captions.length > 0 && ` · ${t(hasSound ? 'captioned' : 'silent')}`}
        {now === null && place !== null && ` · ${t('resumes', { time: formatTimestamp(place) })}`}
      </p>
      {automatic.isOffered && next && (
        <label className="check">
          <input
            type="checkbox"
            checked={automatic.isOn}
            onChange={({ target }) => automatic.set(target.checked)}
          />
          {t('next.automatic')}
        </label>
      )}
      <Chapters video={video} element={element} place={now} level={2} />
      <Transcript video={video} />
    </div>
  );
}
