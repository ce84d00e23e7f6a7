import { expect, it } from 'vitest';
import type { Navigation, NavigationItem } from '~/src/domain/content/content';
import { inMenuOrder } from './menu-order';

const link = (href: string) => ({ kind: 'internal' as const, href });

const item = (path: string | null, ...paths: readonly string[]): NavigationItem => ({
  label: 'Shop',
  link: path === null ? null : link(path),
  tiles: [],
  action: null,
  columns: [
    { title: 'All', links: paths.map(href => ({ label: href, link: link(href), note: null })) },
  ],
});

it('puts collections in the order of the menu, and those that it lacks last', () => {
  const menu: Navigation['main'] = [
    item('/collections/pet-doors'),
    {
      ...item(null, '/collections/power', '/about', '/collections/cat'),
      tiles: [{ label: 'Sale', link: link('/collections/sale'), note: null, image: null }],
      action: { label: 'Shop everything', link: link('/collections/everything') },
    },
  ];
  const handles = ['beds', 'cat', 'sale', 'pet-doors', 'power', 'everything', 'gifts'];
  const ordered = inMenuOrder(
    handles.map(handle => ({ handle })),
    menu,
    ({ handle }) => handle,
  );
  expect(ordered.map(({ handle }) => handle)).toEqual([
    'pet-doors',
    'sale',
    'power',
    'cat',
    'everything',
    'beds',
    'gifts',
  ]);
});
