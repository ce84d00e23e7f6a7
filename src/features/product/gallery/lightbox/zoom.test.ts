import { describe, expect, it } from 'vitest';
import { FIT, fitSize, clampView, MAX_SCALE, pan, pinch, zoomAt } from './zoom';

const stage = { width: 400, height: 800 };
const square = { width: 1600, height: 1600 };

describe('zoomAt', () => {
  it('keeps the point under the pointer in place', () => {
    const point = { x: 100, y: -50 };
    const view = zoomAt({ scale: 1.5, x: 20, y: 10 }, point, 3);
    const spot = (at: typeof view) => [(point.x - at.x) / at.scale, (point.y - at.y) / at.scale];
    expect(spot(view)).toEqual(spot({ scale: 1.5, x: 20, y: 10 }));
    expect(view.scale).toBe(3);
  });

  it('stays between the whole picture and the maximum zoom', () => {
    expect(zoomAt(FIT, { x: 0, y: 0 }, 0.2).scale).toBe(1);
    expect(zoomAt(FIT, { x: 0, y: 0 }, 99).scale).toBe(MAX_SCALE);
  });
});

describe('pinch', () => {
  it('doubles the scale if the fingers are twice as far apart', () => {
    const view = pinch(
      FIT,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
    );
    expect(view).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('pans with fingers that move together', () => {
    const view = pinch(
      { scale: 2, x: 0, y: 0 },
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 30, y: 10 },
        { x: 130, y: 10 },
      ],
    );
    expect(view).toEqual({ scale: 2, x: 30, y: 10 });
  });
});

describe('held', () => {
  it('keeps the picture covering the stage', () => {
    expect(clampView({ scale: 2, x: 900, y: -900 }, square, stage)).toEqual({
      scale: 2,
      x: 200,
      y: -0,
    });
    expect(clampView({ scale: 4, x: -900, y: 900 }, square, stage)).toEqual({
      scale: 4,
      x: -600,
      y: 400,
    });
  });

  it('centers a picture that fits', () => {
    expect(clampView(pan(FIT, { x: 30, y: 40 }), square, stage)).toMatchObject({ scale: 1 });
    const { x, y } = clampView(pan(FIT, { x: 30, y: 40 }), square, stage);
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
  });
});

describe('fitted', () => {
  it('shows the whole of a wide picture', () => {
    expect(fitSize({ width: 2400, height: 1200 }, stage)).toEqual({ width: 400, height: 200 });
  });
});
