import type { RenderRequest } from '~/sandbox/core/images/image-draw';
import { negotiateFormat, parseImageFormat } from '~/sandbox/core/images/image-format';
import type { FocalPoint, Rect } from '~/sandbox/core/images/image-geometry';
import type { ArtFile } from './manifest';

/** The platform's largest side in pixels. */
const LARGEST_SIDE = 5760;

const ANCHORS: Readonly<Record<string, FocalPoint>> = {
  center: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

function side(search: URLSearchParams, name: string): number | undefined {
  const value = Math.round(Number(search.get(name) ?? ''));
  return value >= 1 ? Math.min(value, LARGEST_SIDE) : undefined;
}

function region(search: URLSearchParams, { width, height }: ArtFile): Rect {
  const left = side(search, 'crop_left') ?? 0;
  const top = side(search, 'crop_top') ?? 0;
  return {
    left,
    top,
    width: side(search, 'crop_width') ?? Math.max(1, width - left),
    height: side(search, 'crop_height') ?? Math.max(1, height - top),
  };
}

/**
 * Reads the parameters of the platform's image CDN: `width`, `height`, `crop` (`center`, a side, or
 * `region` with `crop_left`, `crop_top`, `crop_width`, `crop_height`) and `format`. Unknown values
 * are ignored, and nothing is enlarged, as on the platform. Without `format` the answer is WebP for
 * a caller that accepts it.
 */
export function readImageRequest(
  art: ArtFile,
  sourceFile: string,
  search: URLSearchParams,
  accept: string | undefined,
): RenderRequest {
  const crop = search.get('crop');
  const own = parseImageFormat(art.file.split('.').at(-1) ?? '') ?? 'jpg';
  const asked = parseImageFormat(search.get('format') ?? '');
  return {
    sourceFile,
    width: side(search, 'width'),
    height: side(search, 'height'),
    fit: crop && ANCHORS[crop] ? 'min' : 'max',
    focal: crop ? ANCHORS[crop] : undefined,
    rect: crop === 'region' ? region(search, art) : undefined,
    format: asked ?? negotiateFormat(accept, own),
  };
}
