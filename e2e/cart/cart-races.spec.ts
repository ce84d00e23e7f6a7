import { US_STORE } from '../fixtures/sandbox';
import { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const POSTS = 'Contact Posts';
const API = /\/api\/2025-04\/graphql\.json$/;

type Reply = { readonly data: { readonly cart: { readonly lines: { nodes: object[] } } } };

test('five tabs that change the cart in turn stay in sync', async ({ context, store }) => {
  await store.add('charging-dock');
  const others = await Promise.all(
    Array.from({ length: 4 }, async () => new Store(await context.newPage())),
  );
  const tabs = [store, ...others];
  for (const tab of tabs) await tab.open('/cart');
  let count = 1;
  for (const tab of tabs) {
    await tab.page.bringToFront();
    await tab.expectCount(count);
    await tab.main.getByRole('button', { name: `Increase quantity of ${DOCK}` }).click();
    count += 1;
    await tab.expectCount(count);
  }
  for (const tab of tabs) await tab.expectCount(6);
  await store.page.reload();
  await store.expectCount(6);
});

test('a cart of more than twenty lines is read completely', async ({ page, sandbox, store }) => {
  await store.add('charging-dock');
  await page.evaluate(async () => {
    const id = localStorage.getItem('cart_id_larkfield') ?? '';
    const snapshot = localStorage.getItem('cart_id_larkfield_snapshot') ?? '';
    const merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(snapshot)?.[0];
    const lines = Array.from({ length: 24 }, (_, at) => ({
      merchandiseId,
      quantity: 1,
      attributes: [{ key: 'Engraving', value: `Dog ${at}` }],
    }));
    await fetch('http://127.0.0.1:4811/api/2025-04/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'sandbox-larkfield-us-public',
      },
      body: JSON.stringify({
        query: `mutation add($cartId: ID!, $lines: [CartLineInput!]!) {
          cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } }
        }`,
        variables: { cartId: id, lines },
      }),
    });
  });
  await store.open('/cart');
  await store.expectCount(25);
  await expect(store.main.getByRole('textbox', { name: `Quantity of ${DOCK}` })).toHaveCount(25);
  expect(await sandbox.cartCalls(US_STORE)).toContain('cartLines');
});

test('a line with a deleted variant is removed with a notice', async ({ context, store }) => {
  await store.add('charging-dock');
  await store.add('contact-posts');
  await context.route(API, async route => {
    if (!(route.request().postData() ?? '').includes('query cart(')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as Reply;
    const { lines } = body.data.cart;
    lines.nodes = lines.nodes.filter(line => !JSON.stringify(line).includes(POSTS));
    return route.fulfill({ response, json: body });
  });
  await store.open('/cart');
  await expect(store.main.getByText(`${POSTS} is no longer in your cart`)).toBeVisible();
  await expect(store.main.getByRole('link', { name: DOCK })).toBeVisible();
  await store.expectCount(1);
});

test('a tab left open while the cart was bought elsewhere starts a new cart', async ({
  context,
  store,
}) => {
  await store.add('charging-dock');
  const left = new Store(await context.newPage());
  await left.open('/cart');
  await left.expectCount(1);
  await store.openCart();
  await store.goToCheckout();
  await store.checkout.fill();
  await store.checkout.placeOrder();

  await left.main.getByRole('button', { name: `Increase quantity of ${DOCK}` }).click();
  await expect(left.main.getByText('You have no items in your cart.')).toBeVisible();
  await left.add('contact-posts');
  await left.expectCount(1);
  await left.openCart();
  await expect(left.quantityOf(POSTS)).toHaveValue('1');
});
