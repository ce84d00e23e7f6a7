import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteadyForm } from './use-steady-form';

const box = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (!found) throw new Error('There is no checkbox.');
  return found;
};
const press = (selector: string, clientX: number, clientY: number): void => {
  const where = { bubbles: true, cancelable: true, clientX, clientY };
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', where));
};
const submitted = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  submitted.mockClear();
  document.body.innerHTML =
    '<form><input type="checkbox"><button type="submit">Get your code</button></form>';
  document.querySelector('form')?.addEventListener('submit', submitted);
  renderHook(useSteadyForm);
});
afterEach(cleanup);

it('lets the second press of a double click on a form’s button change no other control', () => {
  press('button', 200, 600);
  press('input', 204, 602);
  expect(box().checked).toBe(false);
});

it('leaves the button itself, and what is pressed elsewhere', () => {
  press('button', 200, 600);
  press('button', 200, 600);
  expect(submitted).toHaveBeenCalledTimes(2);
  press('input', 40, 300);
  expect(box().checked).toBe(true);
});

it('leaves what a key presses, which has no place', () => {
  press('button', 0, 0);
  press('input', 0, 0);
  expect(box().checked).toBe(true);
});
