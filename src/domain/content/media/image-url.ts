import type { ImageAsset } from './image';

export interface ImageUrlSize {
  /** Pixels. */
  readonly width: number;
  /** With a height the picture is cropped to that shape about its focal point. */
  readonly height?: number;
}

const isContentImage = (url: string): boolean =>
  new URL(url, 'https://local').pathname.startsWith('/images/');

// The platform crops about its middle or a side, or cuts a region out, in pixels of the original.
const regionOf = (
  { width, height, hotspot }: ImageAsset,
  ratio: number,
): Readonly<Record<string, number>> | null => {
  if (!hotspot) return null;
  const w = Math.min(width, Math.round(height * ratio));
  const h = Math.min(height, Math.round(width / ratio));
  const start = (focus: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
  return {
    crop_left: start(hotspot.x, width, w),
    crop_top: start(hotspot.y, height, h),
    crop_width: w,
    crop_height: h,
  };
};

/** Of the content CDN, 0 to 100. */
const QUALITY = 55;
/** Lower, so that the hero's AVIF fits into the connection's first 14 KB. */
const FIRST_QUALITY = 40;

/**
 * The address of an asset at a size, in the words of the CDN that serves it: the content system's
 * (`/images/…`, with focal point and automatic format) or the commerce platform's (`/cdn/…` or
 * `/s/files/…`, which picks the format by what the browser accepts and crops about the center, or to
 * the region about a focal point). The page's main picture, which is fetched first, is a smaller file.
 */
export const imageUrl = (
  asset: ImageAsset,
  { width, height }: ImageUrlSize,
  isFirst?: boolean,
): string => {
  const separator = asset.url.includes('?') ? '&' : '?';
  if (!isContentImage(asset.url)) {
    const sized = `${asset.url}${separator}width=${width}`;
    if (!height) return sized;
    const region = regionOf(asset, width / height);
    const crop = region
      ? Object.entries(region).reduce((all, [name, px]) => `${all}&${name}=${px}`, 'region')
      : 'center';
    return `${sized}&height=${height}&crop=${crop}`;
  }
  const { x, y } = asset.hotspot ?? { x: 0.5, y: 0.5 };
  const crop = height ? `&h=${height}&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=${y}` : '';
  return `${asset.url}${separator}w=${width}${crop}&auto=format&q=${isFirst ? FIRST_QUALITY : QUALITY}`;
};
