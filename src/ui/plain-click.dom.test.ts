import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click';

const press = (init: MouseEventInit): MouseEvent =>
  new window.MouseEvent('click', init) as unknown as MouseEvent;

it('takes a press of the first button', () => {
  expect(isPlainClick(press({}))).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('leaves %o to the browser', init => {
  expect(isPlainClick(press(init))).toBe(false);
});
