import type { ImageAsset } from './image';

export interface ImageUrlSize {
  /** Pixels. */
  readonly width: number;
  /** With a height the picture is cropped to that shape about its focal point. */
  readonly height?: number;
}

const isContentImage = (url: string): boolean =>
  new URL(url, 'https://local').pathname.startsWith('/images/');

/**
 * The address of an asset at a size, in the words of the CDN that serves it: the content system's
 * (`/images/…`, with focal point and automatic format) or the commerce platform's (`/cdn/…` or
 * `/s/files/…`, which picks the format by what the browser accepts and crops about the centre).
 */
export const imageUrl = (asset: ImageAsset, { width, height }: ImageUrlSize): string => {
  const separator = asset.url.includes('?') ? '&' : '?';
  if (!isContentImage(asset.url)) {
    const crop = height ? `&height=${height}&crop=center` : '';
    return `${asset.url}${separator}width=${width}${crop}`;
  }
  const { x, y } = asset.hotspot ?? { x: 0.5, y: 0.5 };
  const crop = height ? `&h=${height}&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=${y}` : '';
  return `${asset.url}${separator}w=${width}${crop}&auto=format&q=65`;
};
