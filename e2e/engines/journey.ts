import type { Shopper } from './shopper';

/** A step of the journey; it throws if it fails. */
export interface Step {
  readonly name: string;
  readonly run: (shopper: Shopper) => Promise<void>;
}

const PRODUCT = 'Power Cap Battery';
const CART = 'dialog[open]';
const count = (items: number): string =>
  items === 0 ? '^Open cart$' : `^Cart, ${items} item${items === 1 ? '' : 's'}$`;

/** From the home page to an order and back, in every engine. */
export const JOURNEY: readonly Step[] = [
  {
    name: 'home',
    run: async shopper => {
      await shopper.setPreferences();
      await shopper.open('/');
      await shopper.waitFor({ role: 'button', name: count(0), within: 'header' });
    },
  },
  {
    name: 'collection',
    run: async shopper => {
      await shopper.press({ role: 'link', name: '^In-ground fences', within: 'main' });
      await shopper.waitForUrl(/\/collections\/[a-z-]+$/);
      await shopper.waitFor({ role: 'heading', name: '^In-ground fences$', within: 'main' });
    },
  },
  {
    name: 'filter',
    run: async shopper => {
      await shopper.press({ role: 'summary', name: '^Pack', within: 'main' });
      await shopper.press({ role: 'choice', name: '^4 pack', within: 'main details[open]' });
      await shopper.waitForUrl(/\/in-ground-fences\?pack=/);
      await shopper.press({ role: 'summary', name: '^Pack', within: 'main' });
      await shopper.press({ role: 'button', name: '^Remove 4 pack$', within: 'main' });
      await shopper.waitForUrl(/\/in-ground-fences$/);
    },
  },
  {
    name: 'product',
    run: async shopper => {
      await shopper.press({ role: 'link', name: `^${PRODUCT}`, within: 'main' });
      await shopper.waitForUrl(/\/products\/power-cap-battery$/);
      await shopper.waitFor({ role: 'heading', name: `^${PRODUCT}$`, within: 'main' });
      await shopper.waitForHydration();
    },
  },
  {
    name: 'option',
    run: async shopper => {
      await shopper.press({ role: 'choice', name: '^4 pack', within: 'main' });
      await shopper.waitForUrl(/[?&]variant=\d+/);
      await shopper.waitFor(
        { role: 'choice', name: '^4 pack', within: 'main' },
        found => found.isChecked,
      );
    },
  },
  {
    name: 'add',
    run: async shopper => {
      await shopper.press({ role: 'button', name: '^Add to Cart$', within: 'main' });
      await shopper.waitFor({ role: 'status', name: `Item Added To Cart.*${PRODUCT}` });
      await shopper.waitFor({ role: 'button', name: count(1), within: 'header' });
    },
  },
  {
    name: 'cart',
    run: async shopper => {
      await shopper.press({ role: 'button', name: count(1), within: 'header' });
      await shopper.waitFor({ role: 'link', name: `^${PRODUCT}`, within: CART });
      await shopper.press({
        role: 'button',
        name: `^Increase quantity of ${PRODUCT}`,
        within: CART,
      });
      await shopper.waitFor(
        { role: 'field', name: `^Quantity of ${PRODUCT}`, within: CART },
        found => found.value === '2',
      );
      await shopper.waitUntil(
        'the 4 pack in the cart',
        `/4 pack/.test(document.querySelector('${CART}')?.textContent ?? '')`,
      );
    },
  },
  {
    name: 'checkout',
    run: async shopper => {
      await shopper.press({ role: 'button', name: '^Checkout$', within: CART });
      await shopper.waitFor({ role: 'heading', name: '^Checkout$' });
      await shopper.waitForUrl(/:4811\//);
    },
  },
  {
    name: 'back from the checkout',
    run: async shopper => {
      await shopper.goBack();
      await shopper.waitForUrl(/\/products\/power-cap-battery/);
      await shopper.waitForHydration();
      await shopper.waitFor({ role: 'button', name: count(2), within: 'header' });
    },
  },
  {
    name: 'order',
    run: async shopper => {
      await shopper.open('/cart');
      await shopper.press({ role: 'button', name: '^Checkout$', within: 'main' });
      await shopper.waitFor({ role: 'heading', name: '^Checkout$' });
      await shopper.fill('^Email', 'sam@example.com');
      await shopper.fill('^First name', 'Sam');
      await shopper.fill('^Last name', 'Meadow');
      await shopper.fill('^Address$', '12 Orchard Lane');
      await shopper.fill('^City', 'Springfield');
      await shopper.select('^State', 'Vermont');
      await shopper.fill('^ZIP', '05156');
      await shopper.press({ role: 'button', name: '^Place order' });
      await shopper.waitFor({ role: 'heading', name: '^Thank you, Sam$' });
      await shopper.waitFor({ role: 'heading', name: '^Order #\\d+$' });
    },
  },
  {
    name: 'back to the shop',
    run: async shopper => {
      await shopper.press({ role: 'link', name: '^Continue shopping$' });
      await shopper.waitForHydration();
      await shopper.waitFor({ role: 'button', name: count(0), within: 'header' });
    },
  },
];
