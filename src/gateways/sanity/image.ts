import { fallback, maxValue, minValue, number, object, pipe, regex, string } from 'valibot';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { decodeOr, nullable } from '~/src/domain/data/decode';

const REFERENCE = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/;

const share = pipe(number(), minValue(0), maxValue(1));

const imageField = object({
  asset: object({ _ref: pipe(string(), regex(REFERENCE)) }),
  alt: fallback(string(), ''),
  hotspot: fallback(nullable(object({ x: share, y: share })), null),
});

/**
 * An image field of the content system as an asset. `base` is the CDN's address with project and
 * dataset, `{origin}/images/{project}/{dataset}`. Null when the field names no image.
 */
export const toContentImage = (field: unknown, base: string): ImageAsset | null => {
  const image = decodeOr(imageField, field);
  if (!image) return null;
  const { asset, alt, hotspot } = image;
  const [, id = '', width = '', height = '', format = ''] = REFERENCE.exec(asset._ref) ?? [];
  return {
    url: `${base}/${id}-${width}x${height}.${format}`,
    alt,
    width: Number(width),
    height: Number(height),
    hotspot,
  };
};
