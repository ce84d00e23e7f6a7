import { Account } from '../fixtures/account';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { passCaptcha } from '../fixtures/pass-captcha';
import type { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

const supportOf = (store: Store) => store.main.getByRole('region', { name: 'Support' });
const formOf = (store: Store) => store.main.getByRole('form', { name: 'Message to customer care' });

test('an order has its manuals, and a message about it that knows who writes', async ({
  page,
  request,
  store,
  sandbox,
}) => {
  await new Account(page, request).signIn('proStaff');
  await store.open('/account/orders');
  await store.main.getByRole('link', { name: 'Order #979' }).click();
  await store.isAt('Order #979');
  const support = supportOf(store);
  await expect(support.getByText('LF-GPS')).toBeVisible();
  await expect(
    support.getByRole('link', { name: 'Product manual (PDF): GPS Fence Collar' }),
  ).toHaveAttribute('href', /\/files\/.+\.pdf$/);
  await expect(support.getByRole('link', { name: 'Where is my order?' })).toBeVisible();
  await expect(support.getByText(/^(Monday|Mon).*8 am/)).toBeVisible();
  const collar = support.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'GPS Fence Collar' }),
  });
  await collar.getByText('Warnings and warranty').click();
  await expect(collar.getByText('Strap: 90 days')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await support.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/support\/contact$/);
  const form = formOf(store);
  await expect(form.getByLabel('Topic')).toHaveValue('order');
  await expect(form.getByLabel('First name')).toHaveValue('Avery');
  await expect(form.getByLabel('Last name')).toHaveValue('Brooks');
  await expect(form.getByLabel('Email')).toHaveValue('avery@example.com');
  await expect(form.getByLabel('Message')).toHaveValue('Order #979\n\n');
  await form.getByLabel('Message').press('ControlOrMeta+End');
  await page.keyboard.type('The strap is too short.');
  await passCaptcha(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Avery' })).toBeFocused();
  expect((await sandbox.requests('consumer-service')).at(-1)).toMatchObject({ status: 201 });
});

test('a subscription has help with its collar, names its dealer, and is named in the message', async ({
  page,
  request,
  store,
  keyboard,
}) => {
  await new Account(page, request).signIn('proStaff');
  await store.open('/account/subscriptions?dealerId=lf-83702');
  await store.main
    .getByRole('link', { name: /service plan/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account\/subscriptions\/\d+$/);
  const [, id = ''] = /\/(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
  const support = supportOf(store);
  await expect(support.getByRole('link', { name: 'Activate a collar' })).toBeVisible();
  await expect(support.getByText(/Your dealer, .+, is /)).toBeVisible();
  await expect(support.getByRole('link', { name: /^Set up a GPS collar/i })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await keyboard.use(support.getByRole('link', { name: 'Write to us' }));
  await expect(page).toHaveURL(/\/support\/contact$/);
  const form = formOf(store);
  await expect(form.getByLabel('Topic')).toHaveValue('product');
  await expect(form.getByLabel('Product or model number (optional)')).toHaveValue(/LF-SVC-/);
  await expect(form.getByLabel('Message')).toHaveValue(`Subscription ${id}\n\n`);
  await expect(form.getByLabel('Email')).toHaveValue('avery@example.com');
});

test('support is there while its manuals cannot be loaded', async ({
  page,
  request,
  store,
  guard,
}) => {
  guard.allow(/status of 500|^answered 500/);
  await new Account(page, request, 'ca').signIn('proStaff');
  await store.skipPrompts('/en-ca');
  await page.route('**/page-data/en-ca/support/page-data.json', route =>
    route.fulfill({ status: 500, body: '' }),
  );
  await store.open('/en-ca/account/orders');
  await store.main.getByRole('article').first().getByRole('link').click();
  const support = supportOf(store);
  await expect(support.getByText(/^The manuals and articles could not be loaded\./)).toBeVisible();
  await expect(support.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/en-ca/support/contact',
  );
  await page.unroute('**/page-data/en-ca/support/page-data.json');
  await support.getByRole('button', { name: 'Try again' }).click();
  await expect(support.getByRole('link', { name: 'All support articles' })).toBeVisible();
});
