import { describe, expect, it } from 'vitest';
import { cornersOf, OUTLINES } from './outlines';
import { drawRegion } from './region-drawing';
import { regionName } from './regions';

const outlineOf = (code: string) => {
  const found = OUTLINES.find(each => each.code === code);
  if (!found) throw new Error(`no outline of ${code}`);
  return found;
};

describe('the outlines', () => {
  it('are all states, the capital’s district, and all provinces and territories', () => {
    expect(OUTLINES).toHaveLength(64);
    for (const { code } of OUTLINES) expect(regionName(code)).not.toBe(code);
  });

  it('lie in North America, each ring with an area', () => {
    for (const { code, rings } of OUTLINES) {
      expect(rings.length, code).toBeGreaterThan(0);
      for (const ring of rings) {
        expect(ring.length, code).toBeGreaterThanOrEqual(6);
        for (const [lng, lat] of cornersOf(ring)) {
          expect(lng).toBeGreaterThan(-180);
          expect(lng).toBeLessThan(-50);
          expect(lat).toBeGreaterThan(15);
          expect(lat).toBeLessThan(84);
        }
      }
    }
  });
});

describe('a drawing of a region', () => {
  const boise = { latitude: 43.62, longitude: -116.2 };
  const drawing = drawRegion(outlineOf('ID'), boise, [
    { latitude: 47.68, longitude: -116.78 },
    { latitude: 33.52, longitude: -86.81 },
  ]);

  it('has the place on its land', () => {
    expect(drawing.height).toBe(320);
    expect(drawing.width).toBeLessThan(drawing.height);
    expect(drawing.x).toBeGreaterThan(0);
    expect(drawing.x).toBeLessThan(drawing.width / 2);
    expect(drawing.y).toBeGreaterThan(drawing.height / 2);
    expect(drawing.land).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
  });

  it('shows the others within, and none beyond', () => {
    expect(drawing.others.match(/M/g)).toHaveLength(1);
  });
});

it('names what it does not know by its letters', () => {
  expect(regionName('ID')).toBe('Idaho');
  expect(regionName('ZZ')).toBe('ZZ');
});
