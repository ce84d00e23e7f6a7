import { describe, expect, it } from 'vitest';
import { blockText, withText } from './fields/block-text';
import { keyedPath } from './editor/focus-field';
import { emptyValueOf, shapesOf } from './shape';

const span = (text: string, ...marks: readonly string[]) => ({ _type: 'span', text, marks });
const marked = [span('Walk it '), span('twice', 'strong'), span(', then rest.')];

describe('withText', () => {
  it.each([
    ['Walk it twice, then rest.', marked],
    ['Walk it thrice, then rest.', [marked[0], span('thrice', 'strong'), marked[2]]],
    ['Walk it twice, then rest!', [marked[0], marked[1], span(', then rest!')]],
    ['Do walk it', [span('Do walk it')]],
    ['Walk then rest.', [span('Walk '), span('then rest.')]],
    ['', [span('')]],
  ])('keeps the marks where it can when the text becomes "%s"', (text, spans) => {
    const changed = withText(marked, text);
    expect(blockText(changed)).toBe(text);
    expect(changed).toEqual(spans);
  });
});

it('addresses list items by their keys', () => {
  const read = (path: string): unknown => (path === 'modules[1]' ? { _key: 'b' } : undefined);
  expect(keyedPath('modules[1].items[0].title', read)).toBe('modules[_key=="b"].items[0].title');
  expect(keyedPath('modules[_key=="b"]', read)).toBe('modules[_key=="b"]');
});

describe('shapes', () => {
  const shapes = shapesOf([
    { _id: 'a', title: 'A', on: '2026-01-02', modules: [{ _type: 'hero', heading: 'H' }] },
    { title: 'B', rating: 4, modules: [{ _type: 'hero', isWide: true }, { _type: 'quote' }] },
    {
      slug: { _type: 'slug', current: 'a' },
      author: { _type: 'reference', _ref: 'p' },
      tags: ['x'],
    },
  ]);

  it('are inferred from the documents', () => {
    expect(Object.entries(shapes).map(([name, { kind }]) => `${name} ${kind}`)).toEqual([
      'title text',
      'on date',
      'modules list',
      'rating number',
      'slug slug',
      'author reference',
      'tags list',
    ]);
  });

  it('provide empty items for lists', () => {
    const { modules } = shapes;
    const items = modules?.kind === 'list' ? modules.items.map(emptyValueOf) : [];
    expect(items).toEqual([{ _type: 'hero', heading: '', isWide: false }, { _type: 'quote' }]);
  });
});
