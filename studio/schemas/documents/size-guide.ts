import { defineField, type NumberRule } from '@sanity/types';
import { choice, group, items, line, picture } from '../fields';

const length = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: 'In inches.',
    validation: (rule: NumberRule) => rule.required().min(0),
  });

/** How a pet is measured for a product, and which size fits. */
export const sizeGuide = group('sizeGuide', 'Size guide', [
  choice('kind', 'What is fitted', ['door', 'collar'], { isRequired: true }),
  line('option', 'Option of the sizes', { isRequired: true }),
  line('article', 'What is measured', { isRequired: true }),
  items(
    'sizes',
    'Sizes',
    [line('value', 'Size', { isRequired: true }), length('from', 'From'), length('to', 'To')],
    { titleFrom: 'value', isRequired: true },
  ),
  group('thickness', 'Thickness of the door', [length('from', 'From'), length('to', 'To')], {
    description: 'For doors.',
  }),
  defineField({
    name: 'line',
    title: 'Line in the picture',
    type: 'array',
    description: 'Both ends of the line that is measured, as percentages: x, y, x, y.',
    of: [{ type: 'number', validation: rule => rule.min(0) }],
    validation: rule => rule.min(4).max(4),
  }),
  picture('image', 'Drawing'),
]);
