/** Pixels from the center of the stage, to the right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a picture on its stage: its scale, and its center. */
export interface PictureView extends Point {
  /** 1 when the whole picture fits. */
  readonly scale: number;
}

export const FIT: PictureView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
export const DOUBLE_TAP_SCALE = 2.5;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Zooms to a scale, keeping the given point in place. */
export const zoomAt = (view: PictureView, point: Point, scale: number): PictureView => {
  const next = clamp(scale, 1, MAX_SCALE);
  const factor = next / view.scale;
  return {
    scale: next,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
};

export const pan = (view: PictureView, by: Point): PictureView => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** Two fingers move: each keeps its spot of the picture. */
export const pinch = (
  view: PictureView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): PictureView => {
  const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  });
  const [from, to] = [middle(before), middle(after)];
  const scale = (view.scale * distance(after)) / Math.max(1, distance(before));
  return pan(zoomAt(view, from, scale), { x: to.x - from.x, y: to.y - from.y });
};

/** The picture's size on the stage at scale 1. */
export const fitSize = (picture: Size, stage: Size): Size => {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
};

/** Keeps the edges of the picture out of the stage; a picture that fits stays in the middle. */
export const clampView = (view: PictureView, picture: Size, stage: Size): PictureView => {
  const size = fitSize(picture, stage);
  const room = (length: number, available: number): number =>
    Math.max(0, (length * view.scale - available) / 2);
  const [x, y] = [room(size.width, stage.width), room(size.height, stage.height)];
  return { ...view, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
};
