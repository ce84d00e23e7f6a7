import { ACCOUNT_TAPS } from './account-taps.mjs';

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
 * @property {number} [barMs] 50 where absent.
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
const searchBox = page => page.getByRole('combobox', { name: 'Search the shop' });
/** @param {Page} page */
const searchField = page => main(page).getByRole('searchbox', { name: 'Search the shop' });

/** From a key to its results, the request included. */
const SEARCH_BAR_MS = 100;

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
  ...ACCOUNT_TAPS,
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
    target: page => cart(page).getByRole('button', { name: /^Increase/ }),
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
    effect: some('.gallery-thumbs li:not(:first-child) button', `each.ariaCurrent === 'true'`),
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
        .getByRole('button', { name: /: change country/ })
        .filter({ visible: true })
        .first(),
    effect: some('#country-picker', `each.matches(':popover-open')`),
  },
  {
    name: 'choose an order',
    path: COLLECTION,
    prepare: async page => {
      await main(page)
        .locator('summary', { hasText: /^Sort by/ })
        .tap();
      await main(page)
        .getByRole('link', { name: /low to high/i })
        .waitFor();
    },
    target: page => main(page).getByRole('link', { name: /low to high/i }),
    effect: `!document.querySelector('details.sort[open]')`,
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
  {
    name: 'a key in the search dialog',
    path: '/',
    prepare: async page => {
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Open menu' }).click();
      await header.getByRole('searchbox', { name: 'Search' }).click();
      await searchBox(page).waitFor();
    },
    target: searchBox,
    act: page => searchBox(page).fill('strap'),
    effect: some('[role=option]', `/strap/i.test(each.textContent)`),
    barMs: SEARCH_BAR_MS,
  },
  {
    name: 'a key on the search page',
    path: '/search?q=zzz',
    prepare: page => main(page).getByRole('heading', { name: 'No results' }).waitFor(),
    target: searchField,
    act: page => searchField(page).fill('collar'),
    effect: some('.tiles-found h2', `/collar/i.test(each.textContent)`),
    barMs: SEARCH_BAR_MS,
  },
];
