import type { Shopper } from './shopper';

/** A leg of the journey; it fails with a sentence. */
export interface Leg {
  readonly name: string;
  readonly walk: (shopper: Shopper) => Promise<void>;
}

const PRODUCT = 'Power Cap Battery';
const CART = 'dialog[open]';
const count = (items: number): string =>
  items === 0 ? '^Open cart$' : `^Cart, ${items} item${items === 1 ? '' : 's'}$`;

/** From the home page to an order and back (issue 13), as any engine has to walk it. */
export const JOURNEY: readonly Leg[] = [
  {
    name: 'home',
    walk: async shopper => {
      await shopper.isSettled();
      await shopper.open('/');
      await shopper.sees({ role: 'button', name: count(0), within: 'header' });
    },
  },
  {
    name: 'collection',
    walk: async shopper => {
      await shopper.press({ role: 'link', name: '^In-ground fences', within: 'main' });
      await shopper.isAtPath(/\/collections\/[a-z-]+$/);
      await shopper.sees({ role: 'heading', name: '^In-ground fences$', within: 'main' });
    },
  },
  {
    name: 'filter',
    walk: async shopper => {
      await shopper.press({ role: 'summary', name: '^Pack', within: 'main' });
      await shopper.press({ role: 'choice', name: '^4 pack', within: 'main details[open]' });
      await shopper.isAtPath(/\/in-ground-fences\?pack=/);
      await shopper.press({ role: 'summary', name: '^Pack', within: 'main' });
      await shopper.press({ role: 'button', name: '^Remove 4 pack$', within: 'main' });
      await shopper.isAtPath(/\/in-ground-fences$/);
    },
  },
  {
    name: 'product',
    walk: async shopper => {
      await shopper.press({ role: 'link', name: `^${PRODUCT}`, within: 'main' });
      await shopper.isAtPath(/\/products\/power-cap-battery$/);
      await shopper.sees({ role: 'heading', name: `^${PRODUCT}$`, within: 'main' });
      await shopper.isReady();
    },
  },
  {
    name: 'option',
    walk: async shopper => {
      await shopper.press({ role: 'choice', name: '^4 pack', within: 'main' });
      await shopper.isAtPath(/[?&]variant=\d+/);
      await shopper.sees(
        { role: 'choice', name: '^4 pack', within: 'main' },
        found => found.isChecked,
      );
    },
  },
  {
    name: 'add',
    walk: async shopper => {
      await shopper.press({ role: 'button', name: '^Add to Cart$', within: 'main' });
      await shopper.sees({ role: 'status', name: `Item Added To Cart.*${PRODUCT}` });
      await shopper.sees({ role: 'button', name: count(1), within: 'header' });
    },
  },
  {
    name: 'cart',
    walk: async shopper => {
      await shopper.press({ role: 'button', name: count(1), within: 'header' });
      await shopper.sees({ role: 'link', name: `^${PRODUCT}`, within: CART });
      await shopper.press({ role: 'button', name: `^One more ${PRODUCT}`, within: CART });
      await shopper.sees(
        { role: 'field', name: `^Quantity of ${PRODUCT}`, within: CART },
        found => found.value === '2',
      );
      await shopper.holds(
        'The cart says two packs',
        `/4 pack/.test(document.querySelector('${CART}')?.textContent ?? '')`,
      );
    },
  },
  {
    name: 'checkout',
    walk: async shopper => {
      await shopper.press({ role: 'button', name: '^Checkout$', within: CART });
      await shopper.sees({ role: 'heading', name: '^Checkout$' });
      await shopper.isAtPath(/:4811\//);
    },
  },
  {
    name: 'back from the checkout',
    walk: async shopper => {
      await shopper.goesBack();
      await shopper.isAtPath(/\/products\/power-cap-battery/);
      await shopper.isReady();
      await shopper.sees({ role: 'button', name: count(2), within: 'header' });
    },
  },
  {
    name: 'order',
    walk: async shopper => {
      await shopper.open('/cart');
      await shopper.press({ role: 'button', name: '^Checkout$', within: 'main' });
      await shopper.sees({ role: 'heading', name: '^Checkout$' });
      await shopper.types('^Email', 'sam@example.com');
      await shopper.types('^First name', 'Sam');
      await shopper.types('^Last name', 'Meadow');
      await shopper.types('^Address$', '12 Orchard Lane');
      await shopper.types('^City', 'Springfield');
      await shopper.chooses('^State', 'Vermont');
      await shopper.types('^ZIP', '05156');
      await shopper.press({ role: 'button', name: '^Place order' });
      await shopper.sees({ role: 'heading', name: '^Thank you, Sam$' });
      await shopper.sees({ role: 'heading', name: '^Order #\\d+$' });
    },
  },
  {
    name: 'back to the shop',
    walk: async shopper => {
      await shopper.press({ role: 'link', name: '^Continue shopping$' });
      await shopper.isReady();
      await shopper.sees({ role: 'button', name: count(0), within: 'header' });
    },
  },
];
