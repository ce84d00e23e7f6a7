import { Account } from '../fixtures/account';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { hold } from '../fixtures/hold';
import { CA_STORE, US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

test('an address is added, changed, made the default and deleted', async ({
  page,
  request,
  store,
}) => {
  await new Account(page, request).signInAsNew();
  await store.open('/account/addresses');
  await expect(store.main.getByText('No addresses yet')).toBeVisible();
  const form = page.getByRole('dialog');
  const add = store.main.getByRole('button', { name: 'Add an address' });
  const fill = async (street: string): Promise<void> => {
    await add.click();
    await form.getByLabel('Address', { exact: true }).fill(street);
    await form.getByLabel('City').fill('Boise');
    await form.getByLabel('State').selectOption('Idaho');
    await form.getByLabel('ZIP code').fill('83702');
  };

  await fill('418 Larch Street');
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Save address' }).click();
  const cards = store.main.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
  // What became of it is in view, below the header that stays at the top.
  const news = store.main.getByText(/, 418 Larch Street was added\.$/);
  await expect(news).toBeFocused();
  await expect(news).toBeInViewport();

  await fill('77 Lakeshore Drive');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveCount(2);

  const second = cards.filter({ hasText: '77 Lakeshore Drive' });
  await second.getByRole('button', { name: /^Make the address/ }).click();
  await expect(second).toContainText('Default');
  await second.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('City').fill('McCall');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(second).toContainText('McCall, Idaho 83702');

  await second.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(cards).toHaveCount(1);
  await expect(store.main.getByText(/^The address of .* was deleted\.$/)).toBeFocused();
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('418 Larch Street');
  await expect(cards.first()).toContainText('Default');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

const ADD = `mutation Add($token: String!, $address: MailingAddressInput!) {
  customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } }
}`;

test('a deletion shows before the store has answered, and comes back if it refuses', async ({
  page,
  request,
  store,
  guard,
  sandbox,
}) => {
  guard.allow(/status of 500|^answered 500/);
  const account = new Account(page, request);
  const token = await account.signInAsNew();
  for (const address1 of ['1 Elm Road', '2 Elm Road']) {
    const place = { city: 'Boise', province: 'Idaho', zip: '83702', country: 'United States' };
    await account.ask(ADD, { token, address: { address1, ...place } });
  }
  await store.open('/account/addresses');
  const cards = store.main.getByRole('article');
  await expect(cards).toHaveCount(2);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete address' });
  const askToDelete = () =>
    cards
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click();

  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'customerAddressDelete' },
    times: 1,
    fault: { kind: 'status', status: 500 },
  });
  await askToDelete();
  await confirm.click();
  await expect(store.main.getByText('Could not delete address')).toBeVisible();
  await expect(cards).toHaveCount(2);

  const answer = await hold(page, request => !!request.postData()?.includes('AddressDelete'));
  await askToDelete();
  await confirm.click();
  await expect(cards).toHaveCount(1);
  answer();
  await expect(store.main.getByText('Could not delete address')).toBeHidden();
  await expect(cards).toHaveCount(1);
});

test('addresses of the Canadian store have provinces and postal codes', async ({
  page,
  request,
  store,
  sandbox,
}) => {
  await store.skipPrompts('/en-ca');
  await new Account(page, request, 'ca').signIn('proStaff');
  await store.open('/en-ca/account/addresses');
  await expect(store.main.getByText('Kelowna, British Columbia V1Y 6N2')).toBeVisible();
  await store.main.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Country')).toHaveValue('Canada');
  await form.getByLabel('Postal code').fill('V1Y');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Postal code must be at least 5 characters')).toBeVisible();
  await expect(form.getByText('Province is required')).toBeVisible();
  await expect(form.getByLabel('Address', { exact: true })).toBeFocused();
  const calls = (await sandbox.requests(CA_STORE)).map(({ operation }) => operation);
  expect(calls).toContain('customerAddresses');
  expect(calls).not.toContain('customerAddressCreate');
});
