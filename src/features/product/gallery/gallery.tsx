import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { MovingPicture } from '~/src/domain/content/media/moving-picture';
import { Image } from '~/src/ui/image';
import { isPlainClick } from '~/src/ui/plain-click';
import { Thumbnails } from './thumbnails';
import { useGalleryParts } from './use-gallery-parts';
import { useSnapScroll } from './use-snap-scroll';

const WIDTHS = [480, 768, 960, 1280, 1600] as const;
/** For pictures that are loaded on demand. */
const LATER_WIDTHS = [768, 1280] as const;

interface GalleryProps {
  readonly title: string;
  readonly images: readonly ImageAsset[];
  /** What follows the pictures and moves; without JavaScript there are the pictures alone. */
  readonly motion?: readonly MovingPicture[] | null | undefined;
  /** Index of the picture in view; a chosen color sets it. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** What moves, once the page has started. */
const useMoving = (motion: GalleryProps['motion']): readonly MovingPicture[] => {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (motion) setStarted(true);
  }, [motion]);
  return (isStarted && motion) || [];
};

/**
 * A gallery that scrolls and snaps. Each picture links to the full image: without JavaScript it
 * still scrolls and links, with it pictures open full screen.
 */
export function Gallery({ title, images, motion, current, onSelect }: GalleryProps) {
  const { t } = useTranslation('product');
  const { list, focusCurrent, handlers } = useSnapScroll(current, onSelect);
  const { parts, loading, ...lightbox } = useGalleryParts();
  const moving = useMoving(motion);
  const total = images.length + moving.length;

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSelect((current + step + total) % total);
  };

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(index);
    lightbox.open(event.currentTarget.href);
  };

  return (
    <section
      aria-label={t('gallery.label', { title })}
      className={total > 1 ? 'gallery has-thumbs' : 'gallery'}
    >
      <div className="gallery-frame" aria-busy={lightbox.isOpen && !parts}>
        {/* The arrow keys move from picture to picture. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          className="gallery-stage frame"
          onKeyDown={onKeyDown}
          {...handlers}
          {...loading}
        >
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={imageUrl(image, { width: image.width })}
                tabIndex={index === current ? undefined : -1}
                onClick={event => open(event, index)}
              >
                <Image
                  asset={image}
                  urlFor={imageUrl}
                  sizes="(min-width: 64rem) 42rem, 100vw"
                  aspect={1}
                  widths={index === 0 ? WIDTHS : LATER_WIDTHS}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
          {moving.map((picture, index) => (
            <li
              key={`${picture.kind} ${picture.url}`}
              className={parts ? undefined : `${picture.kind}-mark`}
            >
              {parts ? (
                <parts.MovingView
                  picture={picture}
                  title={title}
                  isCurrent={images.length + index === current}
                />
              ) : (
                <img src={imageUrl(picture, { width: 720 })} alt={picture.alt} loading="lazy" />
              )}
            </li>
          ))}
        </ul>
        {total > 1 && (
          <p className="gallery-count" aria-hidden="true">
            {t('gallery.position', { n: current + 1, total })}
          </p>
        )}
      </div>
      {total > 1 && (
        <Thumbnails
          pictures={[...images, ...moving]}
          current={current}
          onSelect={onSelect}
          handlers={loading}
        />
      )}
      {parts && lightbox.isOpen && (
        <parts.Lightbox
          title={title}
          images={images}
          current={current}
          onSelect={onSelect}
          onClose={() => {
            lightbox.close();
            focusCurrent();
          }}
        />
      )}
    </section>
  );
}
