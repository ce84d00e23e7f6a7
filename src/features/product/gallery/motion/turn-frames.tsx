import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { TurnPicture } from '~/src/domain/content/media/moving-picture';
import { nearestLoaded } from './turn';

/** Sharp enough in motion; a whole turn of larger ones takes long to load. */
const MOST_WIDTH = 960;

interface TurnFramesProps {
  readonly turn: TurnPicture;
  readonly title: string;
  /** Index of the frame to show. */
  readonly shown: number;
  /** Whether the other frames load, too. */
  readonly isOpened: boolean;
  /** Called for each frame that cannot be loaded. */
  readonly onError: () => void;
}

/** The pictures of a turn in one place; until one is loaded, the nearest that is shows instead. */
export function TurnFrames({ turn, title, shown, isOpened, onError }: TurnFramesProps) {
  const { t } = useTranslation('product');
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const visible = nearestLoaded(shown, loaded, turn.frames.length);
  const width = Math.min(turn.width, MOST_WIDTH);
  return (
    <div role="img" aria-label={t('gallery.turnView', { title })}>
      {turn.frames.slice(0, isOpened ? undefined : 1).map((url, index) => (
        <img
          key={`${index} ${url}`}
          src={imageUrl({ ...turn, url }, { width })}
          alt=""
          loading={isOpened ? 'eager' : 'lazy'}
          decoding="sync"
          draggable={false}
          data-shown={index === visible}
          onLoad={() => setLoaded(before => new Set([...before, index]))}
          onError={onError}
        />
      ))}
    </div>
  );
}
