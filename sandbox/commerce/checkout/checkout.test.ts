import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT_FORM as ADDRESS } from '../testing/checkout-form';
import { ADD, CART, CREATE } from '../testing/documents';
import { PRODUCT } from '../testing/product-document';
import { at, planId, startShop, textAt, variantId } from '../testing/shop';
import type { Shop, StoreClient } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const newCart = async (store: StoreClient, value: Readonly<Record<string, unknown>>) =>
  at(await store.ask(CREATE, { value }), 'result.cart');

const send = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const locationOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', response.url).href;

/** The page that a refused form leads to. */
const refusal = async (url: string, fields: Readonly<Record<string, string>>) => {
  const response = await send(url, fields);
  expect(response.status).toBe(303);
  expect(locationOf(response)).toMatch(/\/cart\/c\/.+#errors$/);
  return pageOf(await fetch(locationOf(response)));
};

const pageOf = async (response: Response) => {
  const text = await response.text();
  expect(parse(text).childNodes.length).toBeGreaterThan(0);
  return text;
};

describe('checkout', () => {
  it('turns a cart into an order, reduces the stock and deletes the cart', async () => {
    const strap = await variantId(shop.us, 'strap-2');
    const cart = await newCart(shop.us, { lines: [{ merchandiseId: strap, quantity: 2 }] });
    const url = textAt(cart, 'checkoutUrl');
    const page = await pageOf(await fetch(url));
    expect(page).toContain('Strap 2');
    // 38.00 of straps, 6.95 of shipping and 7% tax on both.
    expect(page).toContain('Place order, $48.10');
    expect(page).toContain('45-day returns');
    expect(page).toContain('href="http://localhost:8000/terms"');
    const placed = await send(url, ADDRESS);
    expect(placed.status).toBe(303);
    const thanks = await pageOf(await fetch(locationOf(placed)));
    expect(thanks).toContain('Thank you, Ana');
    expect(thanks).toContain('#1001');
    expect(thanks).toContain('<li>We pack your order and email you when it is on its way.</li>');
    expect(thanks).toContain('Ships to');
    expect(thanks).toContain('href="http://localhost:8000/"');
    expect(thanks).toMatch(/A confirmation is on its way to\s+ana@example\.com/);
    expect(thanks).toContain('href="http://localhost:8000/account/orders"');
    expect(thanks).toContain(
      'href="http://localhost:8000/account/register?email=ana%40example.com"',
    );
    expect(thanks).not.toContain('on autoship');
    expect(await shop.us.ask(CART, { id: textAt(cart, 'id') })).toEqual({ cart: null });
    const product = await shop.us.ask(PRODUCT, { handle: 'strap-2' });
    expect(at(product, 'product.variants.nodes.0.quantityAvailable')).toBe(1);
    const again = await fetch(url);
    expect(again.status).toBe(410);
    expect(await pageOf(again)).toContain('If you have just placed an order, it went through.');
  });

  it('shows regular prices, and what is saved', async () => {
    const collar = await variantId(shop.us, 'collar');
    const cart = await newCart(shop.us, { lines: [{ merchandiseId: collar, quantity: 2 }] });
    const page = await pageOf(await fetch(textAt(cart, 'checkoutUrl')));
    expect(page).toContain('<s class="soft">$799.90</s>');
    expect(page).toContain('You save $169.99');
  });

  it.each([
    ['/cart/c/nope?key=1', 410],
    ['/orders/nope', 404],
  ])('promises nothing at %s, where nothing ever was', async (path, status) => {
    const response = await fetch(`${shop.us.url}${path}`);
    expect(response.status).toBe(status);
    expect(await pageOf(response)).not.toContain('went through');
  });

  it('keeps the input and reports what to fix', async () => {
    const chews = await variantId(shop.us, 'chews');
    const cart = await newCart(shop.us, { lines: [{ merchandiseId: chews }] });
    const url = textAt(cart, 'checkoutUrl');
    const page = await refusal(url, {
      ...ADDRESS,
      zip: 'K1A',
      city: '',
      lastName: '<O\'Dea "x">',
    });
    expect(page).toContain('<div id="errors" class="card notice" role="alert" tabindex="-1">');
    expect(page).toContain('<a href="#zip">Enter a valid ZIP code, for example 46802.</a>');
    expect(page).toContain('Enter a city.');
    expect(page).toContain('value="&lt;O&#39;Dea &quot;x&quot;&gt;"');
    expect(page).toContain('<option selected>Indiana</option>');
    expect(await shop.us.ask(CART, { id: textAt(cart, 'id') })).not.toEqual({ cart: null });
    const later = await pageOf(await fetch(url));
    expect(later).toContain('value="K1A"');
    expect(later).not.toContain('id="errors"');
  });

  it('places no order at another total than the one shown, and says so', async () => {
    const chews = await variantId(shop.us, 'chews');
    const cart = await newCart(shop.us, { lines: [{ merchandiseId: chews }] });
    const url = textAt(cart, 'checkoutUrl');
    const totalOn = (page: string) => /name="total" value="(\d+)"/.exec(page)?.[1] ?? '';
    const shown = totalOn(await pageOf(await fetch(url)));
    await shop.us.ask(ADD, { cartId: textAt(cart, 'id'), value: [{ merchandiseId: chews }] });
    const page = await refusal(url, { ...ADDRESS, total: shown });
    expect(page).toContain('<li>Your cart has changed. Please check the new total.</li>');
    expect(page).toContain('value="1 Lark Lane"');
    expect(Number(totalOn(page))).toBeGreaterThan(Number(shown));
    const placed = await send(url, { ...ADDRESS, total: totalOn(page) });
    expect(locationOf(placed)).toContain('/orders/');
  });

  it('removes a code that the address has used before, and says so', async () => {
    const chews = await variantId(shop.us, 'chews');
    const input = { lines: [{ merchandiseId: chews }], discountCodes: ['WELCOME10'] };
    const first = await newCart(shop.us, input);
    const buyer = { ...ADDRESS, email: 'first@example.com' };
    expect((await send(textAt(first, 'checkoutUrl'), buyer)).status).toBe(303);
    const second = textAt(await newCart(shop.us, input), 'checkoutUrl');
    const refused = await refusal(second, { ...buyer, email: 'First@example.com' });
    expect(refused).toContain('The code WELCOME10 can be used once per customer');
    expect((await send(second, buyer)).status).toBe(303);
  });

  it('does not sell what another customer has bought meanwhile', async () => {
    const strap = await variantId(shop.us, 'strap-3');
    const input = { lines: [{ merchandiseId: strap, quantity: 3 }] };
    const slow = textAt(await newCart(shop.us, input), 'checkoutUrl');
    const quick = textAt(await newCart(shop.us, input), 'checkoutUrl');
    await send(quick, ADDRESS);
    expect(await refusal(slow, ADDRESS)).toContain('Strap 3 has sold out');
  });

  it('uses Canadian wording in Canada, and returns to the given address', async () => {
    const chews = await variantId(shop.ca, 'chews');
    const cart = await newCart(shop.ca, { lines: [{ merchandiseId: chews }] });
    const url = textAt(cart, 'checkoutUrl');
    const page = await pageOf(await fetch(url));
    expect(page).toContain('Postal code');
    expect(page).toContain('href="http://localhost:8000/en-ca"');
    const asked = await pageOf(await fetch(`${url}&return=http://localhost:9000/en-ca/done`));
    expect(asked).toContain('value="http://localhost:9000/en-ca/done"');
    const foreign = await pageOf(await fetch(`${url}&return=https://elsewhere.example/`));
    expect(foreign).not.toContain('elsewhere');
  });
});

describe('digital services', () => {
  it('have no shipping cost', async () => {
    const merchandiseId = await variantId(shop.us, 'plan');
    const sellingPlanId = await planId(shop.us, 'plan');
    const cart = await newCart(shop.us, { lines: [{ merchandiseId, sellingPlanId }] });
    const page = await pageOf(await fetch(textAt(cart, 'checkoutUrl')));
    expect(page).toContain('Nothing to ship');
    expect(page).toContain('Place order, $13.86');
    expect(page).toContain('<p class="soft">Renews every month</p>');
    const placed = await send(textAt(cart, 'checkoutUrl'), ADDRESS);
    const thanks = await pageOf(await fetch(locationOf(placed)));
    expect(thanks).toContain('<p class="soft">Renews every month</p>');
    expect(thanks).not.toContain('We pack your order');
    expect(thanks).not.toContain('Ships to');
  });
});

describe('state', () => {
  it('survives a restart: carts, stock and order numbers', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
    try {
      const before = await startShop(folder);
      const merchandiseId = await variantId(before.us, 'chews');
      const sellingPlanId = await planId(before.us, 'chews');
      const kept = await newCart(before.us, { lines: [{ merchandiseId, quantity: 2 }] });
      const bought = await newCart(before.us, { lines: [{ merchandiseId, sellingPlanId }] });
      await send(textAt(bought, 'checkoutUrl'), ADDRESS);
      await before.stop();

      const after = await startShop(folder);
      const found = await after.us.ask(CART, { id: textAt(kept, 'id') });
      expect(at(found, 'cart.lines')).toEqual(
        JSON.parse(JSON.stringify(at(kept, 'lines')).replaceAll(before.us.url, after.us.url)),
      );
      const next = await newCart(after.us, { lines: [{ merchandiseId }] });
      const placed = await send(textAt(next, 'checkoutUrl'), ADDRESS);
      const thanks = await fetch(locationOf(placed));
      expect(await thanks.text()).toContain('#1002');
      await after.stop();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
