import { describe, expect, it } from 'vitest';
import { collectOptions, uniqueIdMaker } from './index-facets';

const option = (name: string, ...values: readonly (string | readonly [string, string])[]) => ({
  name,
  values: values.map(value =>
    typeof value === 'string'
      ? { name: value, swatch: null }
      : { name: value[0], swatch: value[1] },
  ),
});

describe('uniqueIdMaker', () => {
  it('gives equal names the same id in any case, and different names different ids', () => {
    const idOf = uniqueIdMaker();
    expect(['1/2 acre', 'Red', ' red', '12 acre', '日本', '中国'].map(idOf)).toEqual([
      '12-acre',
      'red',
      'red',
      'option-12-acre',
      'value',
      'option-value',
    ]);
  });

  it('avoids reserved parameter names', () => {
    const idOf = uniqueIdMaker(['type', 'page']);
    expect(['Type', 'Page', 'utm_source', 'Size'].map(idOf)).toEqual([
      'option-type',
      'option-page',
      'option-utm_source',
      'size',
    ]);
  });
});

describe('collectOptions', () => {
  const { facets, positionOf } = collectOptions([
    { options: [option('Color', 'Red', ['Blue', '#00f']), option('Length', 'Short')] },
    { options: [option('Size', 'Small', 'Large')] },
    { options: [option('size', 'large', 'Medium'), option('color', ['red', '#f00'])] },
    { options: [option('Size', 'Small')] },
  ]);

  it('merges options and values by name, most common first', () => {
    expect(facets).toEqual([
      {
        id: 'size',
        name: 'Size',
        values: [
          { id: 'small', name: 'Small', swatch: null },
          { id: 'large', name: 'Large', swatch: null },
          { id: 'medium', name: 'Medium', swatch: null },
        ],
      },
      {
        id: 'color',
        name: 'Color',
        values: [
          { id: 'red', name: 'red', swatch: '#f00' },
          { id: 'blue', name: 'Blue', swatch: '#00f' },
        ],
      },
    ]);
  });

  it('knows the index of a value', () => {
    expect(positionOf('SIZE', 'medium')).toBe(2);
    expect(positionOf('Color', 'Red')).toBe(3);
    expect(positionOf('Length', 'Short')).toBeNull();
    expect(positionOf('Flavor', 'Beef')).toBeNull();
  });
});
