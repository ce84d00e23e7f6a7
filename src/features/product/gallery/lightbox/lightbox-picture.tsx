import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { isStudioPicture } from '~/src/domain/content/media/studio-picture';
import type { PictureView } from './zoom';

const WIDTHS = [640, 960, 1280, 1600, 2000, 2400, 3200] as const;

interface PictureProps {
  readonly image: ImageAsset;
  /** Null for a neighbor, which is preloaded. */
  readonly view: PictureView | null;
}

/** A whole picture, uncropped; zooming loads the largest size. Those of the studio blend with the ground. */
export function LightboxPicture({ image, view }: PictureProps) {
  const widths = [...WIDTHS.filter(width => width < image.width), image.width];
  const isZoomed = view !== null && view.scale > 1;
  return (
    <img
      src={imageUrl(image, { width: image.width })}
      srcSet={widths.map(width => `${imageUrl(image, { width })} ${width}w`).join(', ')}
      sizes={isZoomed ? '400vw' : '100vw'}
      alt={image.alt}
      width={image.width}
      height={image.height}
      draggable={false}
      data-studio={isStudioPicture(image) || undefined}
      style={
        isZoomed
          ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
          : undefined
      }
    />
  );
}
