import type { PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { usePictureView } from './use-picture-view';
import {
  DOUBLE_TAP_SCALE,
  pan,
  pinch,
  zoomAt,
  type PictureView,
  type Point,
  type Size,
} from './zoom';

/** Less than this is a tap, not a movement. */
const TAP_SLOP = 10;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_REACH = 40;
/** A swipe this far, as a part of the stage's width, turns to the next picture. */
const SWIPE_SHARE = 0.18;

export interface Gestures {
  readonly view: PictureView;
  /** How far a swipe has pulled the picture sideways, in pixels. */
  readonly pull: number;
  /** While fingers are down nothing is animated. */
  readonly isHeld: boolean;
  readonly zoom: (factor: number) => void;
  readonly move: (by: Point) => void;
  readonly reset: () => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/** Pinch, pan, double tap, wheel and swipe on a picture that fits its stage. */
export const useGestures = (
  stage: RefObject<HTMLElement>,
  picture: Size,
  onStep: (step: 1 | -1) => void,
): Gestures => {
  const { view, change, reset, pointOf } = usePictureView(stage, picture);
  const [pull, setPull] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<{ readonly start: Point; hasMoved: boolean } | null>(null);
  const lastTap = useRef<{ readonly at: number; readonly point: Point } | null>(null);

  const tap = (event: PointerEvent, point: Point): void => {
    const before = lastTap.current;
    const isSecond =
      before !== null &&
      event.timeStamp - before.at < DOUBLE_TAP_MS &&
      Math.hypot(point.x - before.point.x, point.y - before.point.y) < DOUBLE_TAP_REACH;
    lastTap.current = isSecond ? null : { at: event.timeStamp, point };
    if (!isSecond) return;
    change(now => zoomAt(now, point, now.scale > 1 ? 1 : DOUBLE_TAP_SCALE));
  };

  const swipe = (distance: number): void => {
    const reach = (stage.current?.clientWidth ?? 0) * SWIPE_SHARE;
    if (reach > 0 && Math.abs(distance) > reach) onStep(distance < 0 ? 1 : -1);
  };

  const lift = (event: PointerEvent, isCancelled: boolean): void => {
    const point = pointOf(event);
    const start = press.current;
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    press.current = null;
    setHeld(false);
    setPull(0);
    if (isCancelled || !start) return;
    if (!start.hasMoved) tap(event, point);
    else if (view.scale === 1) swipe(point.x - start.start.x);
  };

  return {
    view,
    pull,
    isHeld,
    zoom: factor => change(now => zoomAt(now, { x: 0, y: 0 }, now.scale * factor)),
    move: by => change(now => pan(now, by)),
    reset: () => {
      reset();
      setPull(0);
    },
    handlers: {
      onPointerDown: event => {
        if (event.button !== 0 || pointers.current.size === 2) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event);
        pointers.current.set(event.pointerId, point);
        // A second finger makes it a pinch, no longer a tap or a swipe.
        press.current = pointers.current.size === 1 ? { start: point, hasMoved: false } : null;
        setPull(0);
        setHeld(true);
      },
      onPointerMove: event => {
        const last = pointers.current.get(event.pointerId);
        if (!last) return;
        const point = pointOf(event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, point);
        if (other) {
          change(now => pinch(now, [last, other], [point, other]));
          return;
        }
        const begun = press.current;
        if (begun && Math.hypot(point.x - begun.start.x, point.y - begun.start.y) > TAP_SLOP) {
          begun.hasMoved = true;
        }
        if (view.scale > 1) change(now => pan(now, { x: point.x - last.x, y: point.y - last.y }));
        else if (begun?.hasMoved) setPull(point.x - begun.start.x);
      },
      onPointerUp: event => lift(event, false),
      onPointerCancel: event => lift(event, true),
    },
  };
};
