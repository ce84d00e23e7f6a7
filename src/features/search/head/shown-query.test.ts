import { expect, it } from 'vitest';
import { shownQuery } from './shown-query';

it.each([
  ['gps collar', 'gps collar'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
])('writes "%s" in a heading as "%s"', (query, shown) => {
  expect(shownQuery(query)).toBe(shown);
});
