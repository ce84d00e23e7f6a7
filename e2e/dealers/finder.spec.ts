import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { Account } from '../fixtures/account';
import { DealerPage } from '../fixtures/dealer-page';
import { layoutShifts, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';

const BOISE = 'Larkfield of Boise';

test('the form of the home page ends in a named dealer, and Back leads back', async ({
  page,
  store,
}) => {
  const dealers = new DealerPage(page, store);
  await store.open('/');
  await dealers.find('83702');
  await expect(page).toHaveURL(/\/dealers\?postalCode=83702$/);
  await store.isAt('Find a dealer');
  await expect(dealers.row(BOISE)).toContainText('Serves your area');
  await expect(dealers.row(BOISE)).toContainText('Next visit from');
  await dealers.find('19103');
  await expect(page).toHaveURL(/postalCode=19103$/);
  await expect(dealers.row(BOISE)).toBeHidden();
  await page.goBack();
  await expect(dealers.row(BOISE)).toBeVisible();
  await expect(dealers.field).toHaveValue('83702');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a dealer is chosen, goes along with the cart, is changed and forgotten', async ({
  page,
  request,
  store,
}) => {
  const dealers = new DealerPage(page, store);
  await store.add('charging-dock');
  const account = new Account(page, request);
  const id = await account.cartId();
  const dealerOfCart = async () => {
    const reply = await account.ask<{
      cart: { attributes: readonly { readonly key: string; readonly value: string }[] };
    }>('query Cart($id: ID!) { cart(id: $id) { attributes { key value } } }', { id });
    return reply.cart.attributes.find(({ key }) => key === 'Dealer ID')?.value ?? null;
  };

  await dealers.open('?postalCode=83702');
  await dealers.choose(BOISE);
  await expect(store.main.getByText(`${BOISE} is now your dealer.`)).toBeVisible();
  expect(await dealers.storedId()).toBe('lf-83702');
  await store.openCart();
  await expect(store.cart.getByText(`Your dealer is ${BOISE}.`)).toBeVisible();
  await expect.poll(dealerOfCart).toBe('lf-83702');

  await store.cart.getByRole('link', { name: 'Choose another dealer' }).click();
  await expect(page).toHaveURL(/\/dealers$/);
  await dealers.find('86001');
  await dealers.choose('Larkfield of Flagstaff');
  await expect.poll(() => dealers.storedId()).toBe('lf-86001');
  const panel = store.main.getByRole('button', { name: 'Your dealer: Larkfield of Flagstaff' });
  await panel.click();
  await store.main.getByRole('button', { name: 'Remove this dealer' }).click();
  await expect(store.main.getByText('Your dealer was removed.')).toBeFocused();
  expect(await dealers.storedId()).toBeNull();
});

test('a Canadian code is found however it is written', async ({ page, store }) => {
  const dealers = new DealerPage(page, store);
  await dealers.open('', '/en-ca');
  await dealers.find(' k1p1j1 ');
  await expect(page).toHaveURL(/\/en-ca\/dealers\?postalCode=K1P\+1J1$/);
  await dealers
    .row('Larkfield of Ottawa')
    .getByRole('link', { name: 'Larkfield of Ottawa' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-ca\/dealers\/ottawa-on$/);
  await store.isAt('Larkfield of Ottawa');
});

test('nobody near, and what is no code, are said', async ({ page, store }) => {
  const dealers = new DealerPage(page, store);
  await dealers.open('?postalCode=96950');
  await expect(
    store.main.getByRole('heading', { name: 'There is no authorized dealer found in that area.' }),
  ).toBeVisible();
  await dealers.find('8370');
  await expect(store.main.getByText('Please enter a valid ZIP or Postal Code')).toBeVisible();
  await expect(dealers.field).toBeFocused();
});

test('the map has the list’s dealers as pins for the keyboard too', async ({ page, store }) => {
  const dealers = new DealerPage(page, store);
  await dealers.open('?postalCode=83702');
  const pin = dealers.map.getByRole('button', { name: BOISE });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(dealers.row(BOISE)).toHaveAttribute('aria-current', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('on a phone nothing moves while the results arrive', async ({ page, store, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.addFault({ service: 'dealers', fault: { kind: 'delay', ms: 1500 }, times: 1 });
  await watchLayoutShift(page);
  const dealers = new DealerPage(page, store);
  await dealers.open('?postalCode=83702');
  await expect(dealers.row(BOISE)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a phone shows list or map', async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dealers = new DealerPage(page, store);
  await dealers.open('?postalCode=83702');
  await expect(dealers.row(BOISE)).toBeVisible();
  await expect(dealers.map).toBeHidden();
  await store.main.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(dealers.map).toBeVisible();
  // Below the map the dealer who is looked at, at first the nearest.
  await expect(dealers.row(BOISE)).toBeVisible();
  await expect(dealers.results.filter({ visible: true })).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the consultation asks for the dealer first, and the request names them', async ({
  page,
  store,
}) => {
  const email = `gate-${Date.now()}@mail.example`;
  await store.openProduct('boundary-plus-fence-package');
  await store.main.getByRole('link', { name: 'Book a visit' }).click();
  const gate = page.getByRole('dialog', { name: 'Choose your local dealer' });
  await gate.getByLabel('ZIP or postal code').fill('83702');
  await gate.getByRole('button', { name: 'Find dealers' }).click();
  await gate.getByRole('button', { name: `Choose ${BOISE}` }).click();
  await expect(gate).toBeHidden();
  const form = store.main.getByRole('form', { name: 'Book a free visit' });
  await expect(form.getByText(`Your request goes to ${BOISE}.`)).toBeVisible();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Moss');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(208) 555-0100');
  await form.getByLabel('ZIP code').fill('83702');
  await form.getByLabel('What is it about?').selectOption('I am not sure yet');
  await form.getByRole('button', { name: 'Book a free visit' }).click();
  await expect(store.main.getByText('Thank you. A dealer will call you.')).toBeVisible();
  const leads = (await (await page.request.get('http://127.0.0.1:4852/leads')).json()) as {
    leads: readonly { readonly content: { readonly answers: { readonly email: string } } }[];
  };
  const lead = leads.leads.find(({ content }) => content.answers.email === email);
  expect(lead?.content).toMatchObject({ dealerId: 'lf-83702' });
});

test('the page of a dealer has structured data and passes axe', async ({ page, store }) => {
  await store.open('/dealers/boise-id');
  await store.isAt(BOISE);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"HomeAndConstructionBusiness"');
  await store.main.getByRole('button', { name: 'Make this my dealer' }).click();
  await expect(store.main.getByText(`${BOISE} is now your dealer.`)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
