import type { APIRequestContext } from '@playwright/test';
import { wordsOf } from '~/sandbox/words/languages';
import { localeById, localesOf } from '~/src/config/locales';
import { CollectionPage } from '../fixtures/collection-page';
import { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';
import { brand } from './built-brand';
import { journeysOf } from './journeys';

const INBOX = 'http://127.0.0.1:4851/inbox';

interface Mail {
  readonly subject: string;
  readonly text: readonly string[];
}

const readMails = async (request: APIRequestContext): Promise<readonly Mail[]> => {
  const reply = await request.get(INBOX, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { mails: readonly Mail[] }).mails;
};

const journeys = journeysOf(brand);

for (const journey of journeys) {
  const { locale, prefix, collection, facet, product, option, price, tax } = journey;
  const { hreflang, currency, language } = localeById(locale, brand);
  const { mail } = wordsOf(language);
  const amount = new RegExp(price.source.slice(1, -1));

  test(`${brand.id} ${locale}: from the home page to the order and its mail`, async ({
    page,
    request,
    isMobile: isPhone,
  }, { project }) => {
    const store = new Store(page, 'returning', locale);
    const { main } = store;
    const take = async (name: string): Promise<void> => {
      await page.screenshot({
        path: `test-results/brands/${brand.id}-${locale}-${name}-${project.name}.png`,
      });
    };

    await store.open(prefix || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${hreflang}$`, 'i'));
    await expect(page).toHaveTitle(new RegExp(brand.name));
    await take('home');

    await main.locator(`a[href="${prefix}${collection}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${collection}$`));
    await store.isReady();
    await take('collection');

    const list = new CollectionPage(page, store);
    const all = await list.tiles.count();
    if (isPhone || !(await list.isOnBar(facet[0]))) await list.chooseInSheet(...facet);
    else await list.choose(...facet);
    await expect(page).toHaveURL(/\?/);
    await expect.poll(() => list.tiles.count()).toBeLessThan(all);

    await list.tiles.locator(`a[href^="${prefix}/products/${product}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/products/${product}`));
    await store.isReady();
    await store.choose(...option);
    await expect(page).toHaveURL(/[?&]variant=\d+/);
    await expect(main.getByText(price).first()).toBeVisible();
    await take('product');

    await store.addButton.click();
    await expect(store.toast).toBeVisible();
    await store.expectCount(1);
    await store.openCart();
    await expect(store.cart.getByRole('listitem').filter({ hasText: option[1] })).toBeVisible();
    await expect(store.total).toContainText(amount);
    await take('cart');

    await store.goToCheckout();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`, 'i'));
    if (isPhone) await store.checkout.showOrder();
    await expect(page.getByText(tax)).toBeVisible();
    await expect(page.getByText(new RegExp(`${currency}$`))).toBeVisible();
    await take('checkout');
    await store.checkout.fill(journey);
    const order = await store.checkout.placeOrder();
    expect(order).toMatch(/^#\d+$/);
    await take('order');

    const mails = await readMails(request);
    const confirmation = mails.find(({ subject }) => subject === mail.orderSubject(order));
    expect(confirmation?.text.at(-1)).toMatch(amount);
    expect(confirmation?.text.join()).toContain(option[1]);

    await page.getByRole('link', { name: store.checkout.words.continueShopping }).click();
    await store.isReady();
    await store.expectCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${hreflang}$`, 'i'));
  });
}

// Each country is chosen from the page of the one before it, in that one's language.
test(`${brand.id}: the country switch keeps the page`, async ({ page }) => {
  const path = journeys[0]?.collection ?? '/cart';
  await new Store(page).open(path);
  const countries = localesOf(brand);
  for (const [at, { urlPath, hreflang }] of countries.slice(1).entries()) {
    const store = new Store(page, 'returning', countries[at]?.id);
    await store.countryButton.click();
    await page.locator(`[popover]:popover-open a[hreflang="${hreflang}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/${urlPath}${path}$`));
    await store.isReady();
  }
});
