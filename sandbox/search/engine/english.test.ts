import { describe, expect, it } from 'vitest';
import { singularOf, withoutStopWords } from './english';

it.each([
  ['dogs', 'dog'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['leashes', 'leash'],
  ['harnesses', 'harness'],
  ['harness', 'harness'],
  ['mice', 'mouse'],
  ['gps', 'gps'],
  ['collar', 'collar'],
])('%s is of %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

describe('stop words', () => {
  const left = (query: string, lastMayGoOn = false) =>
    withoutStopWords(query.split(' '), lastMayGoOn).join(' ');

  it('are left out', () => {
    expect(left('how to keep my dog in the yard')).toBe('keep dog yard');
  });

  it('stay if the query has no other words', () => {
    expect(left('where is it')).toBe('where is it');
    expect(left('where is it', true)).toBe('where is it');
  });

  it('stay at the end while the word may go on', () => {
    expect(left('dog to', true)).toBe('dog to');
    expect(left('dog to')).toBe('dog');
  });
});
