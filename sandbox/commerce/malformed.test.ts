import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREATE } from './testing/documents';
import { malformedRequests } from './testing/malformed-requests';
import { sendRaw } from './testing/raw-request';
import { startShop, textAt, variantId, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('malformed requests', () => {
  it('never cause a server error', async () => {
    const value = { lines: [{ merchandiseId: await variantId(shop.us, 'chews') }] };
    const cart = await shop.us.ask(CREATE, { value });
    const requests = malformedRequests(
      textAt(cart, 'result.cart.checkoutUrl').replace(shop.us.url, ''),
    );
    expect(requests.length).toBeGreaterThan(600);
    const failures: string[] = [];
    for (const request of requests) {
      const status = await sendRaw(shop.us.url, request);
      if (status < 200 || status >= 500) failures.push(`${status} ${request.name}`);
    }
    expect(failures).toEqual([]);
  }, 60_000);
});
