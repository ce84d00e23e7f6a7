import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Rail } from './rail';

afterEach(cleanup);

const buttons = (count: number, wide = false): HTMLElement[] => {
  render(
    <Rail label="Cards" labels={{ previous: 'Previous', next: 'Next' }} wide={wide}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </Rail>,
  );
  return screen.queryAllByRole('button');
};

it.each([
  [3, false],
  [1, true],
])('has no buttons while its items fit (%s)', (count, wide) => {
  expect(buttons(count, wide)).toEqual([]);
});

it.each([
  [4, false],
  [2, true],
])('hides its buttons where a large screen shows all items (%s)', (count, wide) => {
  expect(buttons(count, wide)[0]?.parentElement?.className).toContain('lg:hidden');
});

it('has buttons that move it', () => {
  const [previous, next] = buttons(5);
  expect(previous?.parentElement?.className).not.toContain('lg:hidden');
  expect(next?.getAttribute('aria-label') ?? next?.textContent).toBe('Next');
});
