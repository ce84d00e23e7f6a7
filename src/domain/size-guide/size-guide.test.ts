import { describe, expect, it } from 'vitest';
import {
  fitSize,
  measurable,
  roundLength,
  settingOf,
  takesFrame,
  toInches,
  toUnit,
} from './size-guide';

const collar = {
  sizes: [
    { value: 'Small', from: 9, to: 14 },
    { value: 'Medium', from: 13, to: 19 },
    { value: 'Large', from: 18, to: 26 },
  ],
};
const gap = {
  sizes: [
    { value: 'Small', from: 9, to: 11 },
    { value: 'Large', from: 14, to: 18 },
  ],
};

describe('the size for a measure', () => {
  it.each([
    [8.5, 'tooSmall', undefined],
    [9, 'fits', 'Small'],
    [12.5, 'fits', 'Small'],
    [13, 'fits', 'Medium'],
    [19, 'fits', 'Large'],
    [26, 'fits', 'Large'],
    [26.5, 'tooLarge', undefined],
  ])('%d inches: %s %s', (inches, kind, size) => {
    const fit = fitSize(collar, inches);
    expect(fit).toMatchObject(size === undefined ? { kind } : { kind, size });
  });

  it('names the smaller one of two that fit', () => {
    expect(fitSize(collar, 14)).toMatchObject({ size: 'Medium', between: 'Small' });
    expect(fitSize(collar, 16)).toMatchObject({ size: 'Medium', between: null });
  });

  it('is none between sizes that leave a gap', () => {
    expect(fitSize(gap, 12)).toEqual({ kind: 'tooLarge' });
  });

  it('can be asked for an inch beyond every size', () => {
    expect(measurable(collar)).toEqual({ from: 8, to: 27 });
  });
});

it('leaves two fingers of room in a collar, and two inches above a shoulder', () => {
  expect(settingOf({ kind: 'collar' }, 14)).toBe(15);
  expect(settingOf({ kind: 'door' }, 20)).toBe(22);
});

it('tells whether a door takes the frame, its limits included', () => {
  const guide = { thickness: { from: 1.4, to: 2 } };
  expect([1.3, 1.4, 1.75, 2, 2.1].map(each => takesFrame(guide, each))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('converts and rounds lengths', () => {
  expect(toUnit(10, 'cm')).toBeCloseTo(25.4);
  expect(toInches(toUnit(13.5, 'cm'), 'cm')).toBeCloseTo(13.5);
  expect(roundLength(13.3, 'in')).toBe(13.5);
  expect(roundLength(33.4, 'cm')).toBe(33);
});
