import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startShop, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const MENU = `query M($handle: String!) { menu(handle: $handle) {
  itemsCount
  items { title type url resource { ... on Page { handle } ... on Collection { handle } }
    items { title url items { title type url resourceId resource { ... on Product { handle } ... on Article { handle } } } } }
} }`;

describe('menus', () => {
  it('lead to what the store has, and tell what it has not', async () => {
    const menu = at(await shop.us.ask(MENU, { handle: 'main-menu' }), 'menu');
    expect(menu).toMatchObject({
      itemsCount: 6,
      items: [
        {
          title: 'Collars',
          type: 'COLLECTION',
          url: `${shop.us.url}/collections/straps`,
          resource: { handle: 'straps' },
          items: [
            { title: 'Straps', url: `${shop.us.url}/collections/straps`, items: [] },
            {
              title: 'GPS',
              url: `${shop.us.url}/#`,
              items: [
                { title: 'Collar', type: 'PRODUCT', resource: { handle: 'collar' } },
                { title: 'Sold elsewhere', type: 'PRODUCT', resourceId: null, resource: null },
              ],
            },
          ],
        },
        {
          title: 'Pet doors',
          type: 'PAGE',
          url: `${shop.us.url}/pages/solutions-pet-door`,
          resource: { handle: 'solutions-pet-door' },
        },
      ],
    });
  });

  it('are those of the header and the footer; of another name there is none', async () => {
    const footer = at(await shop.us.ask(MENU, { handle: 'footer' }), 'menu');
    expect(at(footer, 'items.0.items.0')).toMatchObject({
      title: 'A loose lead',
      url: `${shop.us.url}/blogs/training/loose-lead`,
    });
    expect(await shop.us.ask(MENU, { handle: 'nothing' })).toEqual({ menu: null });
  });
});
