import { useCallback, useEffect, useState, type RefObject } from 'react';
import { FIT, clampView, zoomAt, type PictureView, type Point, type Size } from './zoom';

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

interface PictureViewControl {
  readonly view: PictureView;
  /** Changes the view as far as the picture still covers its stage. */
  readonly change: (next: (view: PictureView) => PictureView) => void;
  readonly reset: () => void;
  /** Where an event is, from the center of the stage. */
  readonly pointOf: (event: ClientPoint) => Point;
}

/** How much of a picture its stage shows; the wheel zooms. */
export const usePictureView = (
  stage: RefObject<HTMLElement>,
  { width, height }: Size,
): PictureViewControl => {
  const [view, setView] = useState(FIT);

  const change = useCallback(
    (next: (view: PictureView) => PictureView): void => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return;
      setView(now => clampView(next(now), { width, height }, box));
    },
    [stage, width, height],
  );

  const pointOf = useCallback(
    ({ clientX, clientY }: ClientPoint): Point => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return {
        x: clientX - box.left - box.width / 2,
        y: clientY - box.top - box.height / 2,
      };
    },
    [stage],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React's wheel listener is passive, so it could not prevent the page from zooming.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const point = pointOf(event);
      change(now => zoomAt(now, point, now.scale * Math.exp(-event.deltaY / 300)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, change, pointOf]);

  return { view, change, reset: () => setView(FIT), pointOf };
};
