import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';

const THUMBNAIL = { width: 160, height: 160 } as const;

interface ThumbnailsProps {
  readonly images: readonly ImageAsset[];
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** The pictures as small buttons, each of which shows its picture. */
export function Thumbnails({ images, current, onSelect }: ThumbnailsProps) {
  const { t } = useTranslation('product');
  return (
    <ul className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            aria-current={index === current}
            aria-label={t('gallery.thumbnail', { n: index + 1, total: images.length })}
            onClick={() => onSelect(index)}
          >
            <img src={imageUrl(image, THUMBNAIL)} alt="" width={80} height={80} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
