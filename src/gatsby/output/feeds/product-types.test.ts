import { expect, it } from 'vitest';
import { shortTypes } from './product-types';

it('names a whole range by department', () => {
  expect(shortTypes(['Care / Chews', 'Cat / Litter / Boxes', 'Care / Treats'])).toEqual([
    'Care',
    'Cat',
    'Care',
  ]);
});

it('names a department by what stands on its shelves', () => {
  expect(shortTypes(['Cat / Litter / Boxes', 'Cat / Toys', 'Cat'])).toEqual([
    'Litter',
    'Toys',
    'Cat',
  ]);
});

it('names what is all alike by its last part', () => {
  expect(shortTypes(['Cat / Toys', 'Cat / Toys'])).toEqual(['Toys', 'Toys']);
});

it('knows types without parts, and none', () => {
  expect(shortTypes(['Collars', '', ' / Chews'])).toEqual(['Collars', '', 'Chews']);
  expect(shortTypes([])).toEqual([]);
});
