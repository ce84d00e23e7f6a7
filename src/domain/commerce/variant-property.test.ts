import { expect, it } from 'vitest';
import { variantProperty } from './variant-property';

it.each([
  ['Color', 'color'],
  [' colour ', 'color'],
  ['Farbe', 'color'],
  ['Couleur', 'color'],
  ['Colore', 'color'],
  ['Kleur', 'color'],
  ['Size', 'size'],
  ['Größe', 'size'],
  ['Grösse', 'size'],
  ['Taille', 'size'],
  ['Tamaño', 'size'],
  ['Formato', 'size'],
  ['Formaat', 'size'],
  ['Geschmack', null],
])('reads the option %s as %s', (option, property) => {
  expect(variantProperty(option)).toBe(property);
});
