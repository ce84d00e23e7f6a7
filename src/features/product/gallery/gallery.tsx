import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { isPlainClick } from '~/src/ui/plain-click';
import { useLightbox } from './use-lightbox';
import { useSnapScroll } from './use-snap-scroll';

const WIDTHS = [480, 768, 960, 1280, 1600] as const;
/** For pictures that are loaded on demand. */
const LATER_WIDTHS = [768, 1280] as const;

const THUMBNAIL = { width: 160, height: 160 } as const;

interface GalleryProps {
  readonly title: string;
  readonly images: readonly ImageAsset[];
  /** Index of the picture in view; a chosen color sets it. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** Scrolls a strip of thumbnails until two are before the chosen one, which is then in the middle of five. */
const useThumbnailInView = (current: number) => {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const [first, start] = [0, Math.max(0, current - 2)].map(place => list.children[place]);
    if (!(first instanceof HTMLElement && start instanceof HTMLElement)) return;
    list.scrollLeft = start.offsetLeft - first.offsetLeft;
  }, [current]);
  return strip;
};

/**
 * A gallery that scrolls and snaps. Each picture links to the full image: without JavaScript it
 * still scrolls and links, with it pictures open full screen.
 */
export function Gallery({ title, images, current, onSelect }: GalleryProps) {
  const { t } = useTranslation('product');
  const { list, focusCurrent, handlers } = useSnapScroll(current, onSelect);
  const lightbox = useLightbox(focusCurrent);
  const thumbnails = useThumbnailInView(current);
  const total = images.length;

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
      <div className="gallery-frame" aria-busy={lightbox.isOpening}>
        {/* The arrow keys move from picture to picture. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          className="gallery-stage frame"
          onKeyDown={onKeyDown}
          {...handlers}
          onPointerEnter={lightbox.preload}
          onFocus={lightbox.preload}
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
        </ul>
        {total > 1 && (
          <p className="gallery-count" aria-hidden="true">
            {t('gallery.position', { n: current + 1, total })}
          </p>
        )}
      </div>
      {total > 1 && (
        <ul ref={thumbnails} className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-current={index === current}
                aria-label={t('gallery.thumbnail', { n: index + 1, total })}
                onClick={() => onSelect(index)}
              >
                <img
                  src={imageUrl(image, THUMBNAIL)}
                  alt=""
                  width={80}
                  height={80}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lightbox.View && (
        <lightbox.View
          title={title}
          images={images}
          current={current}
          onSelect={onSelect}
          onClose={lightbox.close}
        />
      )}
    </section>
  );
}
