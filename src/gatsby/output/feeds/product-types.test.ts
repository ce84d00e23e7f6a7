import { expect, it } from 'vitest';
import { shortTypes } from './product-types';

it('divides a whole range by department', () => {
  expect(shortTypes(['Care / Chews', 'Cat / Litter / Boxes', 'Care / Treats'])).toEqual([
    'Care',
    'Cat',
    'Care',
  ]);
});

it('divides a department by what it contains', () => {
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
