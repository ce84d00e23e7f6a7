import { describe, expect, it } from 'vitest';
import type { PortableText, TextBlock, TextStyle } from './portable-text';
import { contentsOf, outlineOf } from './portable-text-outline';
import { descriptionOf, plainText, readingMinutes } from './portable-text-words';

const text = (words: string, style: TextStyle = 'normal'): TextBlock => ({
  _type: 'block',
  style,
  markDefs: [],
  children: words.split('|').map(part => ({ _type: 'span', text: part, marks: [] })),
});

describe('outlineOf', () => {
  it('makes ids of the words of headings, unique for repeated words', () => {
    const outline = outlineOf([
      text('Before'),
      text('What you |need', 'h2'),
      text('Café & more', 'h3'),
      text('What you need', 'h2'),
      text('???', 'h4'),
      text('Not this', 'blockquote'),
    ]);
    expect(outline.map(({ id, level }) => [id, level])).toEqual([
      ['what-you-need', 2],
      ['cafe-more', 3],
      ['what-you-need-2', 2],
      ['section', 4],
    ]);
  });
});

describe('contentsOf', () => {
  it('lists the chapters of long texts only', () => {
    const long = ['a', 'b', 'c'].flatMap(name => [text(name, 'h2'), text(`${name} more`, 'h3')]);
    expect(contentsOf(outlineOf(long)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(contentsOf(outlineOf(long.slice(0, 4)))).toEqual([]);
  });
});

const body: PortableText = [
  text('One |two'),
  { _type: 'callout', tone: 'note', title: 'three', text: 'four' },
  { _type: 'table', caption: null, columns: ['five'], rows: [['six']] },
  { _type: 'questions', items: [{ question: 'seven', answer: 'eight' }] },
  { _type: 'divider' },
  { _type: 'productEmbed', handle: 'collar', note: 'nine' },
];

describe('plain text', () => {
  it('is what a reader sees', () => {
    expect(plainText(body)).toBe('One two three four five six seven eight nine');
  });

  it('takes at least a minute to read', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes(body)).toBe(1);
    expect(readingMinutes([text('word '.repeat(660))])).toBe(3);
  });

  it('is cut between words for a description', () => {
    expect(descriptionOf(body)).toBe(plainText(body));
    expect(descriptionOf([])).toBeNull();
    const long = descriptionOf([text('lorem '.repeat(60))]);
    expect(long).toMatch(/^(lorem )+…$/);
    expect(long?.length).toBeLessThanOrEqual(162);
  });
});
