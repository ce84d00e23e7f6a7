import type { ImageAsset } from '../../domain/image';

export interface ImageSize {
  /** CSS pixels times the screen's density. */
  readonly width: number;
  /** Absent keeps the image's own proportions. */
  readonly height?: number;
  /** 1 to 100; the CDN's own choice when absent. */
  readonly quality?: number;
}

const withParameters = (
  url: string,
  parameters: Readonly<Record<string, string | number>>,
): string => {
  const [path = '', query = ''] = url.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) all.set(name, String(value));
  return `${path}?${all.toString()}`;
};

/**
 * Address of a content image in that size, in the best format the browser takes. With a height the
 * image is cropped around its focal point, the centre when it has none; it is never enlarged.
 */
export const contentImageUrl = (
  asset: Pick<ImageAsset, 'url' | 'hotspot'>,
  { width, height, quality }: ImageSize,
): string =>
  withParameters(asset.url, {
    w: Math.round(width),
    ...(height === undefined
      ? { fit: 'max' }
      : {
          h: Math.round(height),
          fit: 'crop',
          crop: 'focalpoint',
          'fp-x': asset.hotspot?.x ?? 0.5,
          'fp-y': asset.hotspot?.y ?? 0.5,
        }),
    ...(quality === undefined ? {} : { q: quality }),
    auto: 'format',
  });

/**
 * Address of a commerce image in that size; with a height it is cropped around its centre. The CDN
 * picks the format by what the browser accepts.
 */
export const commerceImageUrl = (url: string, { width, height }: ImageSize): string =>
  withParameters(url, {
    width: Math.round(width),
    ...(height === undefined ? {} : { height: Math.round(height), crop: 'center' }),
  });

/** Address of an image in that size, whichever of the two CDNs it is on. */
export const imageUrl = (asset: Pick<ImageAsset, 'url' | 'hotspot'>, size: ImageSize): string =>
  /\/images\/[^/]+\/[^/]+\/[A-Za-z0-9]+-\d+x\d+\.\w+(\?|$)/.test(asset.url)
    ? contentImageUrl(asset, size)
    : commerceImageUrl(asset.url, size);
