/**
 * Taps and their visible effects.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {object} Tap
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Locator} target
 * @property {(page: Page) => Promise<void>} [prepare]
 * @property {(page: Page) => Promise<void>} [act] What is done instead of a tap.
 * @property {string} effect An expression that is true once the effect shows.
 */

/** @param {Page} page */
const main = page => page.getByRole('main');
/** @param {Page} page */
const cartButton = page => page.getByRole('banner').getByRole('button', { name: /cart/i });
/** @param {Page} page */
const cart = page => page.getByRole('dialog', { name: 'Cart' });
/** @param {Page} page */
const add = page => main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first();

/** @param {Page} page */
const fillCart = async page => {
  await add(page).click();
  await page.getByRole('status').filter({ hasText: 'Item Added To Cart' }).waitFor();
};

/** @param {Page} page */
const openCart = async page => {
  await fillCart(page);
  await cartButton(page).click();
  await cart(page).getByRole('listitem').first().waitFor();
};

const DOCK = '/products/charging-dock';
const COLLAR = '/products/gps-collar';
const COLLECTION = '/collections/everything';
/** @param {string} selector @param {string} test */
const some = (selector, test) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some(each => ${test})`;

/** @type {readonly Tap[]} */
export const TAPS = [
  {
    name: 'add to cart',
    path: DOCK,
    target: add,
    effect: some('header button', `/Cart, 1 item/.test(each.ariaLabel ?? '')`),
  },
  {
    name: 'one more, before adding',
    path: DOCK,
    target: page =>
      main(page)
        .getByRole('button', { name: /one more|increase/i })
        .first(),
    effect: some('main input', `each.value === '2'`),
  },
  {
    name: 'open the cart',
    path: DOCK,
    prepare: fillCart,
    target: cartButton,
    effect: some('dialog[open]', 'true'),
  },
  {
    name: 'one more, in the cart',
    path: DOCK,
    prepare: openCart,
    target: page => cart(page).getByRole('button', { name: /^One more/ }),
    effect: some('dialog input', `each.value === '2'`),
  },
  {
    name: 'remove from the cart',
    path: DOCK,
    prepare: openCart,
    target: page => cart(page).getByRole('button', { name: /^Remove/ }),
    effect: `!document.querySelector('dialog .cart-line input')`,
  },
  {
    name: 'apply a code',
    path: DOCK,
    prepare: async page => {
      await openCart(page);
      await cart(page).getByText('Have a code?').click();
      await cart(page).getByRole('textbox', { name: 'Discount code' }).fill('WELCOME10');
    },
    target: page => cart(page).getByRole('button', { name: 'Apply' }),
    effect: some('dialog li', `each.textContent.includes('WELCOME10')`),
  },
  {
    name: 'choose an option',
    path: '/products/power-cap-battery',
    target: page => main(page).locator('label', { hasText: '4 pack' }).first(),
    effect: some('main legend', `each.textContent.includes('4 pack')`),
  },
  {
    name: 'choose a color',
    path: COLLAR,
    target: page =>
      main(page)
        .getByRole('radio', { name: /^Coral/ })
        .locator('xpath=ancestor::label'),
    effect: some('.gallery-thumbs li:nth-child(4) button', `each.ariaCurrent === 'true'`),
  },
  {
    name: 'choose a picture',
    path: COLLAR,
    target: page => main(page).getByRole('button', { name: /^Show picture 3/ }),
    effect: some('.gallery-thumbs li:nth-child(3) button', `each.ariaCurrent === 'true'`),
  },
  {
    name: 'open the menu',
    path: '/',
    target: page => page.getByRole('banner').getByRole('button', { name: 'Open menu' }),
    effect: some('#main-menu', `each.matches(':popover-open')`),
  },
  {
    name: 'open the country picker',
    path: '/',
    target: page =>
      page
        .getByRole('button', { name: /^Change country/ })
        .filter({ visible: true })
        .first(),
    effect: some('#country-picker', `each.matches(':popover-open')`),
  },
  {
    name: 'choose an order',
    path: COLLECTION,
    target: page => main(page).getByRole('combobox', { name: 'Sort by' }),
    act: async page => {
      await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc');
    },
    effect: some('main select', `each.value === 'priceAsc'`),
  },
  {
    name: 'open the filters',
    path: COLLECTION,
    target: page =>
      main(page)
        .getByRole('button', { name: /^Filters/ })
        .first(),
    effect: some('dialog[open]', 'true'),
  },
  {
    name: 'choose a filter',
    path: COLLECTION,
    prepare: async page => {
      await main(page)
        .getByRole('button', { name: /^Filters/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
    target: page => page.getByRole('dialog').getByRole('checkbox').first(),
    effect: some('.collection-bar .facet-badge', 'true'),
  },
];
