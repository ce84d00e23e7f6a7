import { expect, it } from 'vitest';
import { collectionPage } from './collection-page';

it('continues the positions on further pages', () => {
  const page = collectionPage({
    name: 'Power, page 2',
    url: 'https://shop.example/collections/power/page/2',
    description: 'Batteries.',
    items: [{ name: 'Cap', url: 'https://shop.example/products/cap' }],
    first: 25,
  });
  expect(page).toEqual({
    '@type': 'CollectionPage',
    name: 'Power, page 2',
    url: 'https://shop.example/collections/power/page/2',
    description: 'Batteries.',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 25,
          name: 'Cap',
          url: 'https://shop.example/products/cap',
        },
      ],
    },
  });
});
