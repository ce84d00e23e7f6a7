import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPress } from './ignore-repeated-press';

const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button type="button">Undo</button>';
  document.querySelector('button')?.addEventListener('click', pressed.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (x: number, y: number): void => {
  const where = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  document.querySelector('button')?.dispatchEvent(new MouseEvent('click', where));
};

it('ignores the second press of a double tap, and nothing else', () => {
  ignoreRepeatedPress({ x: 200, y: 700 });
  press(204, 696);
  expect(pressed).not.toHaveBeenCalled();
  press(200, 600);
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  press(200, 700);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('ends with a press elsewhere: the next one at the same place is meant', () => {
  ignoreRepeatedPress({ x: 200, y: 700 });
  press(200, 600);
  press(200, 700);
  expect(pressed).toHaveBeenCalledTimes(2);
});
