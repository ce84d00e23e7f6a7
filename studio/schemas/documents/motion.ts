import { defineArrayMember, defineField } from '@sanity/types';
import { file, group, picture } from '../fields';

/** What moves in the gallery of a product. */
export const motion = group(
  'motion',
  'Film and 360° view',
  [
    group(
      'film',
      'Film',
      [
        file('file', 'Film', { accept: 'video/*', isRequired: true }),
        picture('still', 'First scene', { isRequired: true }),
      ],
      {
        description:
          'Silent and square: the gallery crops the sides of a wide one. It plays when it is pressed.',
      },
    ),
    defineField({
      name: 'turn',
      title: '360° view',
      type: 'array',
      description:
        'The pictures of one whole turn, the front moving to the left: 12 to 72, 36 are best; square, all of the same size. Drop all files at once, named in their order.',
      of: [
        defineArrayMember({
          type: 'image',
          title: 'Picture',
          validation: rule => rule.assetRequired(),
        }),
      ],
      validation: rule => rule.min(12).max(72),
    }),
  ],
  { description: 'In the gallery after the pictures of the store.' },
);
