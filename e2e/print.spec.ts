import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const A4_AT_96_DPI = { width: 794, height: 1123 };

/** Shows the print version of the page, and checks that screen-only parts are hidden. */
const onPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4_AT_96_DPI);
  for (const name of ['Main', 'Footer', 'Help and country', 'Breadcrumb']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true }).first()).toBeHidden();
  }
  await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
  const { fixed, colored, overflow } = await page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter(
      element => element.checkVisibility() && !element.closest('svg, img'),
    );
    const named = (element: Element): string => element.outerHTML.slice(0, 120);
    const has = (test: (style: CSSStyleDeclaration) => boolean) =>
      shown.filter(element => test(getComputedStyle(element))).map(named);
    return {
      fixed: has(({ position }) => position === 'fixed' || position === 'sticky'),
      colored: has(
        ({ color, backgroundColor }) =>
          color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)',
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(fixed).toEqual([]);
  expect(colored).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
};

test('a product is printed with its price, its choices and its description', async ({
  page,
  store,
}) => {
  await store.openProduct('gps-collar');
  await store.choose('Size', 'Large');
  await onPaper(page);
  await expect(store.main.getByText('$349.95').first()).toBeVisible();
  await expect(store.main.getByText('Large', { exact: true })).toBeVisible();
  await expect(store.main.getByText('Small', { exact: true })).toBeHidden();
  await expect(store.main.getByText('Draw the yard on your phone.')).toBeVisible();
  await expect(store.addButton).toBeHidden();
});

test('a post is printed in full, with the addresses of its links', async ({ page, store }) => {
  await store.open('/blog/how-to-teach-a-boundary');
  await onPaper(page);
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(store.main.locator('.reading > p').last()).toBeVisible();
  await expect(store.main.getByRole('navigation')).toHaveCount(0);
  const link = store.main.locator('.reading a[href]:visible').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('a support article is printed without its feedback form', async ({ page, store }) => {
  await store.open('/support/articles/gps-collar-does-not-charge');
  await onPaper(page);
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(store.main.getByText('Was this helpful?')).toBeHidden();
  await expect(store.main.getByRole('button')).toHaveCount(0);
});

test('a cart is printed with its lines, quantities and total', async ({ page, store }) => {
  await store.add('power-cap-battery');
  await store.open('/cart');
  await expect(store.main.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await onPaper(page);
  await expect(store.main.getByText('Power Cap Battery').first()).toBeVisible();
  await expect(store.main.getByText('$27.95').first()).toBeVisible();
  await expect(store.main.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
  await expect(store.main.getByText('Estimated total').first()).toBeVisible();
  for (const name of [/^Checkout/, /^Remove/, /^(Increase|Decrease) quantity/, /^Add /]) {
    await expect(store.main.getByRole('button', { name }).first()).toBeHidden();
  }
});
