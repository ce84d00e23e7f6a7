import { expect, it } from 'vitest';
import { actionOf, SPEEDS, speedBeside } from './player-actions';

const press = (key: string, on: string, changes = {}) =>
  actionOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...changes,
    target: document.createElement(on),
  });

it.each([
  ['K', 'video', 'toggle'],
  ['c', 'button', 'captions'],
  ['ArrowRight', 'button', 'forward'],
  [' ', 'div', 'toggle'],
  [' ', 'button', null],
  [' ', 'summary', null],
  [' ', 'video', null],
  ['ArrowLeft', 'video', 'back'],
  ['ArrowLeft', 'select', null],
  ['m', 'select', null],
  ['x', 'video', null],
])('%j on a %s means %s', (key, on, action) => {
  expect(press(key, on)).toBe(action);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves the browser its shortcuts with %s', name => {
  expect(press('f', 'video', { [name]: true })).toBeNull();
});

it('goes from the slowest speed to the fastest and no further', () => {
  const up = SPEEDS.map(speed => speedBeside(speed, 1));
  expect(up).toEqual([1, 1.25, 1.5, 1.75, 2, 2]);
  expect(SPEEDS.map(speed => speedBeside(speed, -1))).toEqual([0.75, 0.75, 1, 1.25, 1.5, 1.75]);
});
