import { expect, it } from 'vitest';
import { shortTypes } from './product-types';

it('divides a full range by department', () => {
  expect(shortTypes(['Care / Chews', 'Cat / Litter / Boxes', 'Care / Treats'])).toEqual([
    'Care',
    'Cat',
    'Care',
  ]);
});

it('divides a department by the next part of the type', () => {
  expect(shortTypes(['Cat / Litter / Boxes', 'Cat / Toys', 'Cat'])).toEqual([
    'Litter',
    'Toys',
    'Cat',
  ]);
});

it('uses the last part if all types are the same', () => {
  expect(shortTypes(['Cat / Toys', 'Cat / Toys'])).toEqual(['Toys', 'Toys']);
});

it('handles types without parts, and none', () => {
  expect(shortTypes(['Collars', '', ' / Chews'])).toEqual(['Collars', '', 'Chews']);
  expect(shortTypes([])).toEqual([]);
});
