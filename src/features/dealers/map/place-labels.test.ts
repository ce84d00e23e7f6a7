import { expect, it } from 'vitest';
import { boxAround, chooseSides, DOT_SIDES, PIN_SIDES, spreadPoints } from './place-labels';

const FRAME = { left: 0, top: 0, right: 400, bottom: 400 };
const label = (x: number, y: number) => ({ at: { x, y }, radius: 18, width: 60, height: 24 });

it('parts pins that would lie on each other, and leaves the others where they are', () => {
  const far = { x: 300, y: 300 };
  const [one, other, still] = spreadPoints([{ x: 100, y: 100 }, { x: 110, y: 100 }, far], 40);
  expect(Math.hypot((other?.x ?? 0) - (one?.x ?? 0), 0)).toBeGreaterThan(39);
  expect(one?.y).toBe(100);
  expect(still).toEqual(far);
});

it('parts pins at one and the same place', () => {
  const places = spreadPoints(
    [1, 2, 3].map(() => ({ x: 50, y: 50 })),
    40,
  );
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(38);
    }
  }
});

it('puts a label on the side that is free', () => {
  const pins = [label(100, 100), label(140, 100)];
  const taken = pins.map(({ at, radius }) => boxAround(at, radius));
  expect(chooseSides(pins, { taken, frame: FRAME }, DOT_SIDES).sides).toEqual(['left', 'right']);
});

it('keeps labels inside the frame, and leaves out those without room', () => {
  expect(chooseSides([label(380, 200)], { taken: [], frame: FRAME }, DOT_SIDES).sides).toEqual([
    'left',
  ]);
  const crowded = chooseSides([label(200, 200)], { taken: [FRAME], frame: FRAME }, DOT_SIDES);
  expect(crowded).toEqual({ sides: [null], taken: [FRAME] });
});

it('moves a label of a pin aside where only a corner above it is free', () => {
  const taken = [
    { left: 130, top: 80, right: 400, bottom: 400 },
    { left: 0, top: 60, right: 95, bottom: 400 },
    { left: 60, top: 124, right: 140, bottom: 400 },
  ];
  const at = (possible: typeof DOT_SIDES | typeof PIN_SIDES) =>
    chooseSides([label(100, 100)], { taken, frame: FRAME }, possible).sides;
  expect(at(DOT_SIDES)).toEqual([null]);
  expect(at(PIN_SIDES)).toEqual(['top-right']);
});
