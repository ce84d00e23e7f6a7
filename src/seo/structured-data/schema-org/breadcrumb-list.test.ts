import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list';

it('numbers the path from the home page', () => {
  const list = breadcrumbList([
    { name: 'Home', url: 'https://shop.example' },
    { name: 'GPS collar', url: 'https://shop.example/products/gps-collar' },
  ]);
  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'GPS collar',
        item: 'https://shop.example/products/gps-collar',
      },
    ],
  });
});
