import { expect, test } from './fixtures/test';
import { US_STORE } from './fixtures/sandbox';

test('an in-stock product can be added', async ({ store }) => {
  await store.openProduct('charging-dock');
  await expect(store.main.getByText('In Stock', { exact: true })).toBeVisible();
  await expect(store.addButton).toBeEnabled();
});

test('an out-of-stock product says so, and which option is available', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.choose('Size', 'Large');
  await store.choose('Color', 'Coral');
  await expect(store.main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(store.main.getByText('Choose an available color')).toBeVisible();
  await expect(store.addButton).toBeHidden();

  await store.choose('Color', 'Sky');
  await expect(store.main.getByText('Choose an available color')).toBeHidden();
  await expect(store.addButton).toBeEnabled();
});

test('a coming-soon product cannot be added yet', async ({ store }) => {
  await store.openProduct('smart-doorman-pet-door');
  await store.choose('Size', 'Large');
  await store.choose('Color', 'Bronze');
  await expect(store.main.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(store.main.getByText('You can order it as soon as it arrives.')).toBeVisible();
});

test('a discontinued product has nothing to choose', async ({ store }) => {
  await store.openProduct('laser-toy');
  await expect(store.main.getByRole('button', { name: 'Discontinued' })).toBeDisabled();
  await expect(store.main.getByText(/^Choose an available/)).toBeHidden();
});

test('autoship requires a frequency', async ({ store }) => {
  await store.openProduct('power-cap-battery');
  await store.autoship.check();
  await store.addButton.click();
  await expect(store.main.getByText('Please select a frequency')).toBeVisible();
  await expect(store.frequency).toHaveAttribute('aria-invalid', 'true');
  await expect(store.frequency).toHaveAccessibleDescription('Please select a frequency');
  await store.expectCount(0);

  await store.frequency.selectOption({ label: 'Delivery every 6 months' });
  await expect(store.main.getByText('Please select a frequency')).toBeHidden();
  await store.addButton.click();
  await store.expectCount(1);
});

test('the collar comes with the service plan that costs least by the month', async ({ store }) => {
  await store.openProduct('gps-collar');
  await expect(store.option('Choose a service plan', 'Yearly')).toBeChecked();
  await expect(store.main.getByText('$9.95 a month')).toBeVisible();
  await store.addButton.click();
  await store.expectCount(2);
  // It would close the cart.
  await expect(store.toast).toBeVisible();
  await store.openCart();
  await expect(store.line('GPS Collar Service Plan')).toContainText('Renews every 12 months');
});

test('add-ons are added with the product', async ({ store }) => {
  await store.openProduct('gps-collar');
  await store.choose('Choose a service plan', 'I already have a plan');
  await store.main.getByRole('checkbox', { name: /^Add Contact Posts/ }).check();
  await store.addButton.click();
  await store.expectCount(2);
  // It would close the cart.
  await expect(store.toast).toBeVisible();
  await store.openCart();
  await expect(store.line('Contact Posts')).toContainText('$19.95');
});

test('an address selects the variant, by number or by option', async ({ page, store }) => {
  await store.openProduct('gps-collar', { query: '?color=coral' });
  await expect(store.option('Color', 'Coral')).toBeChecked();
  await expect(store.option('Size', 'Small')).toBeChecked();
  await store.choose('Size', 'Medium');
  await expect(page).toHaveURL(/variant=\d+/);
  const { search } = new URL(page.url());

  await store.openProduct('gps-collar', { query: search });
  await expect(store.option('Size', 'Medium')).toBeChecked();
  await expect(store.option('Color', 'Coral')).toBeChecked();
});

test('a product that a dealer installs links to a consultation', async ({ page, store }) => {
  await store.openProduct('boundary-plus-fence-package');
  await expect(store.main.getByText('From $1,195')).toBeVisible();
  await expect(store.addButton).toBeHidden();
  await store.main.getByRole('link', { name: 'Book a visit' }).click();
  await page
    .getByRole('dialog', { name: 'Choose your local dealer' })
    .getByRole('button', { name: 'Continue without a dealer' })
    .click();
  await expect(store.main.getByRole('form', { name: 'Book a free visit' })).toBeInViewport();
});

test('a failed price check is reported', async ({ guard, sandbox, store }) => {
  guard.allow(/503/);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'productRefresh' },
    fault: { kind: 'status', status: 503 },
  });
  await store.openProduct('charging-dock');
  await expect(store.main.getByText(/^We could not check today's price/)).toBeVisible();
  await expect(store.addButton).toBeEnabled();
});
