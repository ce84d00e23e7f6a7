// Taps in the account area. The replies to their changes are held back for longer than a tap is
// watched, and given up when its page closes: the provider's books stay as they were.

/** @typedef {import('./taps.mjs').Page} Page */
/** @typedef {import('./taps.mjs').Locator} Locator */
/** @typedef {import('./taps.mjs').Tap} Tap */

const AVERY = { name: 'Avery', email: 'avery@example.com', password: 'kennel-gate-40' };
const SAM = { name: 'Sam', email: 'sam@example.com', password: 'meadow-gate-01' };

/** @param {Page} page */
const main = page => page.getByRole('main');
/** @param {Page} page */
const dialog = page => page.getByRole('dialog');
/** @param {string} name */
const inDialog = name => (/** @type {Page} */ page) => dialog(page).getByRole('button', { name });
/** @param {string} name */
const choice = name => (/** @type {Page} */ page) =>
  dialog(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check();

/** @param {Page} page */
const otherChoice = page =>
  dialog(page).locator('input[type=radio]:enabled:not(:checked)').first().check();

/** @param {typeof AVERY} customer */
export const signIn =
  (customer = AVERY) =>
  async (/** @type {Page} */ page) => {
    await main(page).getByLabel('Email address').fill(customer.email);
    await main(page).getByLabel('Password', { exact: true }).fill(customer.password);
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await main(page).getByText(`Welcome, ${customer.name}`).waitFor();
  };

/** @param {string} name @returns {(page: Page) => Locator} */
const tab = name => page =>
  page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name, exact: true });

/**
 * Opens the first subscription that has this action.
 * @param {typeof AVERY} customer @param {string} link
 */
const openSubscription =
  (customer, link = 'Pause') =>
  async (/** @type {Page} */ page) => {
    await signIn(customer)(page);
    await tab('Subscriptions')(page).click();
    await page.waitForURL(/\/subscriptions$/);
    const subscriptions = main(page).locator('article a[href*="/subscriptions/"]');
    await subscriptions.first().waitFor();
    const paths = await subscriptions.evaluateAll(all => [
      ...new Set(all.map(each => each.getAttribute('href') ?? '')),
    ]);
    for (const path of paths.filter(each => /\/subscriptions\/\d+$/.test(each))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      if ((await main(page).getByRole('link', { name: link, exact: true }).count()) > 0) return;
    }
    throw new Error(`${customer.name} has no subscription with "${link}".`);
  };

/**
 * Opens an action and chooses something in it.
 * @param {string} link @param {(page: Page) => Promise<void>} [choose]
 * @param {typeof AVERY} [customer]
 */
const openAction =
  (link, choose, customer = SAM) =>
  async (/** @type {Page} */ page) => {
    await openSubscription(customer, link)(page);
    await main(page).getByRole('link', { name: link, exact: true }).first().click();
    await dialog(page).waitFor();
    await choose?.(page);
  };

const LOGIN = '/account/login';

/** @param {Page} page */
const openAddresses = async page => {
  await signIn()(page);
  await tab('Addresses')(page).click();
  await main(page)
    .getByRole('button', { name: /^Make the address/ })
    .first()
    .waitFor();
};

const FACT_CHANGED = 'facts() !== factsBefore';
/** What a change must show: its dialog is closed, and other facts stand there. */
const DONE = `!document.querySelector('dialog[open]') && ${FACT_CHANGED}`;

/**
 * A tap on the button of an action's dialog.
 * @param {string} name @param {string} link @param {string} button
 * @param {(page: Page) => Promise<void>} [choose]
 * @param {typeof AVERY} [customer]
 * @returns {Tap}
 */
const action = (name, link, button, choose, customer) => ({
  name: `account: ${name}`,
  path: LOGIN,
  prepare: openAction(link, choose, customer),
  target: inDialog(button),
  effect: DONE,
});

/** @type {readonly Tap[]} */
export const ACCOUNT_TAPS = [
  {
    name: 'account: open a list',
    path: LOGIN,
    prepare: signIn(SAM),
    target: tab('Orders'),
    effect: `document.querySelector('nav [aria-current=page]')?.textContent === 'Orders'`,
  },
  {
    name: 'account: open an action',
    path: LOGIN,
    prepare: openSubscription(SAM),
    target: page => main(page).getByRole('link', { name: 'Pause', exact: true }),
    effect: `document.querySelector('dialog[open]')`,
  },
  action('skip', 'Skip next delivery', 'Skip this delivery'),
  action('pause', 'Pause', 'Pause subscription', choice('1 Month')),
  action('frequency', 'Change: Frequency', 'Save', otherChoice),
  action('next date', 'Change: Next order date', 'Save', choice('2 weeks later')),
  action('quantity', 'Change: Quantity', 'Save', page =>
    dialog(page).getByRole('button', { name: 'One more' }).click(),
  ),
  action('address', 'Change: Shipping address', 'Save', otherChoice, AVERY),
  action('swap', 'Swap product', 'Swap product', otherChoice),
  action('cancel', 'Cancel subscription', 'Cancel subscription', async page => {
    await choice('I already have more')(page);
    await inDialog('Continue')(page).click();
    await dialog(page).getByText('Add a comment').waitFor();
  }),
  action('reactivate', 'Reactivate', 'Reactivate', undefined, AVERY),
  {
    name: 'account: make an address the default',
    path: LOGIN,
    prepare: openAddresses,
    target: page =>
      main(page)
        .getByRole('button', { name: /^Make the address/ })
        .first(),
    effect: FACT_CHANGED,
  },
  {
    name: 'account: delete an address',
    path: LOGIN,
    prepare: async page => {
      await openAddresses(page);
      await main(page)
        .getByRole('button', { name: /^Delete the address/ })
        .last()
        .click();
      await dialog(page).waitFor();
    },
    target: inDialog('Delete address'),
    effect: DONE,
  },
  {
    name: 'account: save details',
    path: LOGIN,
    prepare: async page => {
      await signIn()(page);
      await tab('My Account')(page).click();
      await main(page).getByLabel('Last name').fill('Brook');
    },
    target: page => main(page).getByRole('button', { name: 'Save changes' }),
    effect: `document.querySelector('form[aria-busy=true]')`,
  },
  {
    name: 'account: card',
    path: LOGIN,
    prepare: async page => {
      await openSubscription(AVERY, 'Change payment method')(page);
      await main(page).getByRole('link', { name: 'Change payment method' }).click();
      await main(page).getByRole('radio').first().waitFor();
      await main(page).locator('input[type=radio]:enabled:not(:checked)').first().check();
    },
    target: page => main(page).getByRole('button', { name: 'Save payment method' }),
    effect: FACT_CHANGED,
  },
];
