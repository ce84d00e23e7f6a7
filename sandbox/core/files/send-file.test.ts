import { describe, expect, it } from 'vitest';
import { readRange } from './send-file';

describe('readRange', () => {
  it.each([
    [undefined, null],
    ['bytes=-', null],
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=2-4', { first: 2, last: 4 }],
    ['bytes=5-99', { first: 5, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', null],
  ])('of %s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });
});
