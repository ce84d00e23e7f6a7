import { useEffect, useRef, type HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { MovingPicture } from '~/src/domain/content/media/moving-picture';

const SIZE = { width: 160, height: 160 } as const;

/** Of a picture that stands still there is no kind to tell. */
type Picture = ImageAsset & Partial<Pick<MovingPicture, 'kind'>>;

interface ThumbnailsProps {
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly onSelect: (index: number) => void;
  readonly handlers: HTMLAttributes<HTMLUListElement>;
}

/** A strip of thumbnails, which scrolls until two are before the chosen one: it is then in the middle of five. */
export function Thumbnails({ pictures, current, onSelect, handlers }: ThumbnailsProps) {
  const { t } = useTranslation('product');
  const strip = useRef<HTMLUListElement>(null);
  const total = pictures.length;

  useEffect(() => {
    const list = strip.current;
    if (list) list.scrollLeft = (list.scrollWidth / total) * (current - 2);
  }, [current, total]);

  return (
    <ul ref={strip} className="gallery-thumbs" {...handlers}>
      {pictures.map((picture, index) => (
        <li key={`${picture.kind ?? ''} ${picture.url}`}>
          <button
            type="button"
            className={picture.kind && `${picture.kind}-mark`}
            aria-current={index === current || undefined}
            aria-label={t(`gallery.${picture.kind ?? 'thumbnail'}`, { n: index + 1, total })}
            onClick={() => onSelect(index)}
          >
            <img src={imageUrl(picture, SIZE)} alt="" width={80} height={80} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
