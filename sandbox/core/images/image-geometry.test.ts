import { describe, expect, it } from 'vitest';
import { planResize } from './image-geometry';

const source = { width: 2400, height: 1350 };

describe('planResize', () => {
  it('keeps the source size by default', () => {
    expect(planResize(source, { fit: 'clip' }).draw).toEqual(source);
  });

  it.each([
    ['max', { width: 3000 }, { width: 2400, height: 1350 }],
    ['clip', { width: 4800 }, { width: 4800, height: 2700 }],
    ['max', { width: 1200, height: 300 }, { width: 533, height: 300 }],
    ['scale', { width: 100, height: 100 }, { width: 100, height: 100 }],
    ['crop', { width: 400, height: 400 }, { width: 400, height: 400 }],
    ['crop', { width: 4000, height: 4000 }, { width: 4000, height: 4000 }],
    ['min', { width: 4000, height: 4000 }, { width: 1350, height: 1350 }],
    ['min', { width: 400, height: 400 }, { width: 400, height: 400 }],
  ] as const)('%s with %o returns %o', (fit, size, drawn) => {
    expect(planResize(source, { fit, ...size }).draw).toEqual(drawn);
  });

  it('pads a filled image to the given size', () => {
    const plan = planResize(source, { fit: 'fill', width: 400, height: 400 });
    expect(plan.draw).toEqual({ width: 400, height: 225 });
    expect(plan.canvas).toEqual({ width: 400, height: 400 });
  });

  it('crops around the focal point and stays inside the image', () => {
    const square = { fit: 'crop', width: 100, height: 100 } as const;
    expect(planResize(source, square).extract.left).toBe(525);
    expect(planResize(source, { ...square, focal: { x: 0.6, y: 0.5 } }).extract).toEqual({
      left: 765,
      top: 0,
      width: 1350,
      height: 1350,
    });
    expect(planResize(source, { ...square, focal: { x: 1, y: 1 } }).extract.left).toBe(1050);
  });

  it('applies the rect first, clipped to the image', () => {
    const rect = { left: 2000, top: 100, width: 900, height: 500 };
    const plan = planResize(source, { fit: 'max', width: 200, rect });
    expect(plan.extract).toEqual({ left: 2000, top: 100, width: 400, height: 500 });
    expect(plan.draw).toEqual({ width: 200, height: 250 });
  });
});
