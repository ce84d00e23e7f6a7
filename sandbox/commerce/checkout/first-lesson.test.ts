import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections, discounts, products, sellingPlanGroups } from '~/seed/catalogue';
import { accounts } from '~/seed/accounts';
import { documents } from '~/seed/content';
import { cdnName } from '~/seed/content/files';
import { CHECKOUT_FORM } from '../testing/checkout-form';
import { CREATE } from '../testing/documents';
import { startShop, textAt, variantId, type Shop } from '../testing/shop';
import { tokenOf } from '../testing/sign-in';

const seed = { products, collections, discounts, sellingPlanGroups, documents, accounts };

let shop: Shop;
beforeAll(async () => {
  shop = await startShop('memory', { ...seed, orders: [] });
});
afterAll(() => shop.stop());

/** The page of an order of those products. */
async function orderPage(handles: readonly string[], buyerIdentity = {}): Promise<string> {
  const lines = await Promise.all(
    handles.map(async handle => ({ merchandiseId: await variantId(shop.us, handle) })),
  );
  const cart = await shop.us.ask(CREATE, { value: { lines, buyerIdentity } });
  const url = textAt(cart, 'result.cart.checkoutUrl');
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(CHECKOUT_FORM) });
  expect(reply.url).toContain('/orders/');
  return reply.text();
}

const attributeOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1] ?? '';

describe('the page of an order with a collar', () => {
  it('shows the first lesson of its course, with captions and the way to the others', async () => {
    const page = await orderPage(['pet-bed', 'gps-collar']);
    expect(page).toContain('Meanwhile: the first lesson');
    expect(page).toContain('aria-label="Lesson 1: Fit and charge"');
    expect(page).toContain('preload="none"');
    expect(page).toContain('href="http://localhost:8000/videos/gps-collar-training"');
    expect(page).not.toContain('class="wide-picture"');

    const film = attributeOf(page, /<source src="([^"]+)"/);
    const part = await fetch(`${shop.us.url}${film}`, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/webm');
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    const words = attributeOf(page, /src="([^"]+\.vtt)"/);
    const captions = await (await fetch(`${shop.us.url}${words}`)).text();
    expect(captions).toContain('Set the collar on its dock until it clicks.');
    const still = attributeOf(page, /poster="([^"]+)"/).replaceAll('&amp;', '&');
    expect((await fetch(`${shop.us.url}${still}`)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('begins with the first days for a collar of a wire', async () => {
    const page = await orderPage(['boundary-collar']);
    expect(page).toContain('aria-label="Days 1 to 3: a sound that means turn"');
    expect(page).toContain('/videos/first-two-weeks"');
  });
});

it('shows a picture of the brand instead of a lesson for other orders', async () => {
  const page = await orderPage(['pet-bed']);
  expect(page).not.toContain('<video');
  const picture = attributeOf(page, /class="wide-picture" src="([^"]+)"/).replaceAll('&amp;', '&');
  expect((await fetch(`${shop.us.url}${picture}`)).headers.get('content-type')).toMatch(/^image\//);
});

it('offers an account only to buyers who were not signed in', async () => {
  const offered = await orderPage(['pet-bed']);
  expect(offered).toContain('Create one with ana@example.com');
  expect(offered).toContain('/account/register?email=ana%40example.com"');
  const known = {
    customerAccessToken: await tokenOf(shop.us, accounts[0]?.email, accounts[0]?.password),
  };
  const page = await orderPage(['pet-bed'], known);
  expect(page).toContain('This order is in your account.');
  expect(page).not.toContain('No account yet?');
});

it('answers for a film what a CDN does', async () => {
  const film = `${shop.us.url}/cdn/shop/videos/${cdnName('media/fit-and-charge.webm')}`;
  const etag = (await fetch(film, { method: 'HEAD' })).headers.get('etag') ?? '';
  const known = { headers: { 'if-none-match': `"other", W/${etag}` } };
  expect((await fetch(film, known)).status).toBe(304);
  const posted = await fetch(film, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
  expect((await fetch(film.replace('/videos/', '/videos/a/'))).status).toBe(404);
});

it('has no manual or unknown file among its films', async () => {
  for (const name of [cdnName('manuals/gps-collar.pdf'), cdnName('media/no-such-film.webm')]) {
    expect((await fetch(`${shop.us.url}/cdn/shop/videos/${name}`)).status, name).toBe(404);
  }
});
