/**
 * How an image fits the requested size, in the terms of both image CDNs: `clip` inside the box,
 * `max` the same but never enlarged, `crop` covers the box and cuts the rest, `min` the same but
 * never enlarged, `fill` inside the box with padding, `scale` distorts.
 */
export type ImageFit = 'clip' | 'crop' | 'fill' | 'max' | 'min' | 'scale';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of an image in its own pixels. */
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** A point as shares (0–1) of the image's width and height, or of `rect` when one is given. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface ResizeRequest {
  readonly width?: number;
  readonly height?: number;
  readonly fit: ImageFit;
  readonly rect?: Rect;
  /** The focal point of a crop; the center by default. */
  readonly focal?: FocalPoint;
}

/** The source region, the rendered size, and the canvas. */
export interface ResizePlan {
  readonly extract: Rect;
  readonly draw: Size;
  readonly canvas: Size;
}

/** Plans a resize of a source of `source` pixels. Every size in the plan is a whole pixel ≥ 1. */
export function planResize(source: Size, request: ResizeRequest): ResizePlan {
  const area = request.rect ? clampRect(request.rect, source) : { left: 0, top: 0, ...source };
  const { width, height, fit } = request;
  if (!width && !height) return drawn(area, area);
  if (fit === 'scale') {
    return drawn(area, { width: width ?? area.width, height: height ?? area.height });
  }
  const covers = (fit === 'crop' || fit === 'min') && width && height;
  if (covers) return cover(area, { width, height }, request.focal, fit === 'min');
  const enlarges = fit !== 'max' && fit !== 'min';
  const draw = inside(area, width ?? Infinity, height ?? Infinity, enlarges);
  const canvas = fit === 'fill' && width && height ? { width, height } : draw;
  return { ...drawn(area, draw), canvas: whole(canvas) };
}

function drawn(extract: Rect, draw: Size): ResizePlan {
  return { extract, draw: whole(draw), canvas: whole(draw) };
}

function inside(area: Size, width: number, height: number, enlarges: boolean): Size {
  const ratio = Math.min(width / area.width, height / area.height, enlarges ? Infinity : 1);
  return { width: area.width * ratio, height: area.height * ratio };
}

function cover(area: Rect, box: Size, focal: FocalPoint | undefined, capped: boolean): ResizePlan {
  const ratio = Math.min(area.width / box.width, area.height / box.height);
  const cut = whole({ width: box.width * ratio, height: box.height * ratio });
  const left = slide((focal?.x ?? 0.5) * area.width, cut.width, area.width);
  const top = slide((focal?.y ?? 0.5) * area.height, cut.height, area.height);
  const extract = { left: area.left + left, top: area.top + top, ...cut };
  return drawn(extract, capped && ratio < 1 ? cut : box);
}

function slide(center: number, length: number, available: number): number {
  return Math.round(Math.min(Math.max(center - length / 2, 0), available - length));
}

function clampRect(rect: Rect, source: Size): Rect {
  const left = Math.min(Math.max(Math.round(rect.left), 0), source.width - 1);
  const top = Math.min(Math.max(Math.round(rect.top), 0), source.height - 1);
  const width = Math.min(Math.max(Math.round(rect.width), 1), source.width - left);
  const height = Math.min(Math.max(Math.round(rect.height), 1), source.height - top);
  return { left, top, width, height };
}

function whole({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
