import type { RenderRequest } from '../core/images/image-draw';
import { negotiateFormat, parseImageFormat } from '../core/images/image-format';
import type { FocalPoint, ImageFit, Rect } from '../core/images/image-geometry';
import { ApiError } from './api-error';
import type { ImageAsset } from './assets';

const LARGEST_SIDE = 8192;

/** Vendor parameters, as distinct from unknown ones, which the CDN ignores. */
const NOT_MODELLED = [
  'blur',
  'flip',
  'invert',
  'or',
  'pad',
  'sat',
  'sharp',
  'trim',
  'mask',
  'min-w',
  'min-h',
  'max-w',
  'max-h',
  'frame',
  'dl',
];

const ANCHORS: Readonly<Record<string, FocalPoint>> = {
  center: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

/**
 * Reads the image CDN's URL parameters. Sizes are pixels times `dpr`; `rect` is in pixels of the
 * source, `fp-x` and `fp-y` are shares of what `rect` leaves. Throws `ApiError` on bad values.
 */
export function readImageRequest(
  asset: ImageAsset,
  search: URLSearchParams,
  accept: string | undefined,
): RenderRequest {
  const foreign = NOT_MODELLED.find(name => search.has(name));
  if (foreign) throw ApiError.http(501, `The image parameter "${foreign}" is not modelled yet.`);
  const ratio = number(search, 'dpr', 0.5, 3) ?? 1;
  const width = side(search, 'w', ratio);
  const height = side(search, 'h', ratio);
  return {
    sourceFile: asset.sourceFile,
    width,
    height,
    fit: fitOf(search.get('fit')),
    rect: rectOf(search.get('rect')),
    focal: focalOf(search),
    format: formatOf(asset, search, accept),
    quality: number(search, 'q', 0, 100),
    background: backgroundOf(search.get('bg')),
  };
}

function number(
  search: URLSearchParams,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = Number(text);
  if (value >= min && value <= max) return value;
  throw ApiError.http(400, `Invalid ${name} "${text}": must be a number from ${min} to ${max}`);
}

function side(search: URLSearchParams, name: string, ratio: number): number | undefined {
  const size = number(search, name, 1, LARGEST_SIDE);
  return size === undefined ? undefined : Math.min(Math.round(size * ratio), LARGEST_SIDE);
}

function fitOf(fit: string | null): ImageFit {
  switch (fit) {
    case null:
    case 'clip':
      return 'clip';
    case 'crop':
    case 'fill':
    case 'max':
    case 'min':
    case 'scale':
      return fit;
    default:
      throw ApiError.http(400, `Invalid fit "${fit}"`);
  }
}

function rectOf(text: string | null): Rect | undefined {
  if (text === null) return undefined;
  const [left, top, width, height, ...more] = text.split(',').map(Number);
  const isWhole = [left, top, width, height].every(part => part !== undefined && part >= 0);
  if (!isWhole || more.length > 0 || !width || !height) {
    throw ApiError.http(400, `Invalid rect "${text}": must be left,top,width,height in pixels`);
  }
  return { left: left ?? 0, top: top ?? 0, width, height };
}

function focalOf(search: URLSearchParams): FocalPoint | undefined {
  const crop = search.get('crop');
  if (crop === 'focalpoint') {
    const x = number(search, 'fp-x', 0, 1) ?? 0.5;
    const y = number(search, 'fp-y', 0, 1) ?? 0.5;
    return { x, y };
  }
  if (crop === null) return undefined;
  if (crop === 'entropy') throw ApiError.http(501, 'crop=entropy is not modelled yet.');
  const named = crop.split(',').map(part => ANCHORS[part]);
  if (named.some(anchor => !anchor)) throw ApiError.http(400, `Invalid crop "${crop}"`);
  const horizontal = named.find(anchor => anchor && anchor.x !== 0.5);
  const vertical = named.find(anchor => anchor && anchor.y !== 0.5);
  return { x: horizontal?.x ?? 0.5, y: vertical?.y ?? 0.5 };
}

function formatOf(asset: ImageAsset, search: URLSearchParams, accept: string | undefined) {
  const named = search.get('fm');
  const format = parseImageFormat(named ?? asset.extension);
  if (!format && named) throw ApiError.http(400, `Invalid fm "${named}"`);
  const own = format ?? 'png';
  return search.get('auto') === 'format' && !named ? negotiateFormat(accept, own) : own;
}

function backgroundOf(color: string | null): string | undefined {
  if (color === null) return undefined;
  if (/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color)) return `#${color}`;
  throw ApiError.http(400, `Invalid bg "${color}": must be a hex colour`);
}
