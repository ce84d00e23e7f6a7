import type { ImageAsset } from '~/src/domain/content/media/image';
import { isRecord, textOf } from '~/src/domain/data/read';

const REFERENCE = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/;

const share = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null;

/**
 * An image field of the content system as an asset. `base` is the CDN's address with project and
 * dataset, `{origin}/images/{project}/{dataset}`. Null when the field names no image.
 */
export const toContentImage = (field: unknown, base: string): ImageAsset | null => {
  if (!isRecord(field) || !isRecord(field.asset)) return null;
  const match = REFERENCE.exec(textOf(field.asset._ref) ?? '');
  if (!match) return null;
  const [, id = '', width = '', height = '', format = ''] = match;
  const hotspot = isRecord(field.hotspot) ? field.hotspot : {};
  const x = share(hotspot.x);
  const y = share(hotspot.y);
  return {
    url: `${base}/${id}-${width}x${height}.${format}`,
    alt: textOf(field.alt) ?? '',
    width: Number(width),
    height: Number(height),
    hotspot: x === null || y === null ? null : { x, y },
  };
};
