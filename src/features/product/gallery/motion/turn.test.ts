import { describe, expect, it } from 'vitest';
import { frameAt, nearestLoaded, turnedBy } from './turn';

describe('a turn', () => {
  it('goes once around when the pointer crosses the stage, and on in either direction', () => {
    expect(turnedBy(0, 0.5, 36)).toBe(18);
    expect(turnedBy(30, 0.5, 36)).toBe(12);
    expect(turnedBy(2, -0.25, 36)).toBe(29);
    expect(turnedBy(0, 1, 36)).toBe(0);
  });

  it('shows the frames backwards, so that the front follows the pointer', () => {
    expect([0, 1, 35].map(step => frameAt(step, 36))).toEqual([0, 35, 1]);
  });
});

describe('the nearest loaded frame', () => {
  it('is the wanted one if it is loaded', () => {
    expect(nearestLoaded(5, new Set([0, 4, 5]), 36)).toBe(5);
  });

  it('may be on the other side of the first one', () => {
    expect(nearestLoaded(35, new Set([0, 20]), 36)).toBe(0);
    expect(nearestLoaded(2, new Set([0, 10, 33]), 36)).toBe(0);
    expect(nearestLoaded(8, new Set([0, 10, 33]), 36)).toBe(10);
  });
});
