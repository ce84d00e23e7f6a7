import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '../../domain/image';
import { imageUrl } from '../../domain/image-url';
import { Image } from '../../ui/image';

const THUMBNAIL = { width: 160, height: 160 } as const;
const WIDTHS = [480, 640, 960, 1280, 1600] as const;

interface GalleryProps {
  readonly title: string;
  readonly images: readonly ImageAsset[];
  /** Index of the picture in view; a chosen colour sets it. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** Pictures that scroll and snap; without JavaScript they still scroll. */
export function Gallery({ title, images, current, onSelect }: GalleryProps) {
  const { t } = useTranslation('product');
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      if (current === 0) return;
    }
    const element = list.current;
    element?.scrollTo({ left: current * element.clientWidth });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSelect((current + step + images.length) % images.length);
  };

  const onScroll = (): void => {
    const element = list.current;
    if (!element || element.clientWidth === 0) return;
    const offset = element.scrollLeft / element.clientWidth;
    const index = Math.round(offset);
    const isSettled = Math.abs(offset - index) < 0.02;
    if (isSettled && index !== current) onSelect(index);
  };

  return (
    <section aria-label={t('gallery.label', { title })} className="gallery">
      {/* A scrolling region needs the keyboard's focus; the arrow keys move it. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        tabIndex={0}
        aria-label={t('gallery.current', { n: current + 1, total: images.length })}
        className="gallery-stage frame"
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {/* eslint-enable */}
        {images.map((image, index) => (
          <li key={image.url}>
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 46rem, 100vw"
              aspect={1}
              widths={WIDTHS}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-current={index === current}
                aria-label={t('gallery.thumbnail', { n: index + 1, total: images.length })}
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
    </section>
  );
}
