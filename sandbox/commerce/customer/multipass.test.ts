import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MULTIPASS, UPDATE_CUSTOMER, WHO } from '../testing/customer-documents';
import { CREATE } from '../testing/documents';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';
import { tokenOf } from '../testing/sign-in';
import { createMultipassToken, readMultipassToken } from './multipass-token';

const SECRET = 'sandbox-larkfield-us-multipass';
const DAY = 86_400;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.moveClock(null));
afterAll(() => shop.stop());

const tokenFor = (claims: object = {}, secret = SECRET) =>
  createMultipassToken(secret, {
    email: 'avery@example.com',
    created_at: new Date().toISOString(),
    ...claims,
  });
const signIn = (token: string) => shop.us.ask(MULTIPASS, { token });
const customerOf = async (reply: unknown) => {
  const token = textAt(reply, 'result.customerAccessToken.accessToken');
  return at(await shop.us.ask(WHO, { token }), 'customer');
};
const refusal = {
  result: {
    customerAccessToken: null,
    customerUserErrors: [
      {
        code: 'INVALID_MULTIPASS_REQUEST',
        field: ['multipassToken'],
        message: 'Invalid Multipass request',
      },
    ],
  },
};

describe('a multipass token', () => {
  it('is readable with its secret alone, and not when a bit of it changed', () => {
    const token = tokenFor();
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(readMultipassToken(SECRET, token)).toMatchObject({ email: 'avery@example.com' });
    expect(readMultipassToken('another', token)).toBeNull();
    for (const at of [0, 20, token.length - 2]) {
      const other = token.charAt(at) === 'A' ? 'B' : 'A';
      expect(
        readMultipassToken(SECRET, token.slice(0, at) + other + token.slice(at + 1)),
      ).toBeNull();
    }
  });

  it('signs in a customer of the store, once', async () => {
    const token = tokenFor();
    expect(await customerOf(await signIn(token))).toMatchObject({ displayName: 'Avery Brooks' });
    expect(await signIn(token)).toEqual(refusal);
  });

  it.each([
    ['of another store', tokenFor({}, 'sandbox-larkfield-ca-multipass')],
    ['without an address', tokenFor({ email: '' })],
    ['without a time', tokenFor({ created_at: 'now' })],
    [
      'of a quarter of an hour ago',
      tokenFor({ created_at: new Date(Date.now() - 900_000).toISOString() }),
    ],
    ['of tomorrow', tokenFor({ created_at: new Date(Date.now() + DAY * 1000).toISOString() })],
    ['that is none', 'constructor'],
    ['that is empty', ''],
  ])('%s is refused', async (_what, token) => {
    expect(await signIn(token)).toEqual(refusal);
  });

  it('makes a customer of a stranger, and knows them again by their identifier', async () => {
    const claims = { email: 'new@example.com', identifier: 'user-7', first_name: 'Robin' };
    const made = await customerOf(await signIn(tokenFor(claims)));
    expect(made).toMatchObject({ email: 'new@example.com', firstName: 'Robin' });
    const moved = await customerOf(
      await signIn(tokenFor({ ...claims, email: 'moved@example.com', first_name: 'Rob' })),
    );
    expect(moved).toMatchObject({ email: 'moved@example.com', firstName: 'Robin' });
    expect(at(moved, 'id')).toBe(at(made, 'id'));
  });

  it('takes no account over by an identifier when the address is another’s', async () => {
    const claims = { email: 'first@example.com', identifier: 'user-8' };
    const first = await customerOf(await signIn(tokenFor(claims)));
    const sam = await customerOf(await signIn(tokenFor({ ...claims, email: 'sam@example.com' })));
    expect(sam).toMatchObject({ email: 'sam@example.com', firstName: 'Sam' });
    expect(at(sam, 'id')).not.toBe(at(first, 'id'));
  });
});

describe('an access token', () => {
  it('lives for thirty days, and as long again when it is renewed in time', async () => {
    const token = await tokenOf(shop.us);
    const isKnown = async () => at(await shop.us.ask(WHO, { token }), 'customer') !== null;
    const renew = () =>
      shop.us.ask(
        'mutation R($token: String!) { r: customerAccessTokenRenew(customerAccessToken: $token) { customerAccessToken { expiresAt } } }',
        { token },
      );
    await shop.moveClock(30 * DAY - 100);
    expect(await isKnown()).toBe(true);
    await renew();
    await shop.moveClock(200);
    expect(await isKnown()).toBe(true);
    await shop.moveClock(30 * DAY);
    expect(await isKnown()).toBe(false);
    expect(at(await renew(), 'r.customerAccessToken')).toBeNull();
  });
});

describe('the account pages of the store', () => {
  const open = async (path: string, cookie = '') => {
    const reply = await fetch(shop.us.url + path, { redirect: 'manual', headers: { cookie } });
    return {
      status: reply.status,
      location: reply.headers.get('location'),
      cookie: reply.headers.get('set-cookie') ?? '',
      text: await reply.text(),
    };
  };

  it('sign in by multipass, so that the checkout knows the buyer, and sign out', async () => {
    const token = tokenFor({ return_to: 'http://localhost:8000/account' });
    const { status, location, cookie } = await open(`/account/login/multipass/${token}`);
    expect([status, location]).toEqual([302, 'http://localhost:8000/account']);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = { lines: [{ merchandiseId: await variantId(shop.us, 'chews') }] };
    const cart = await shop.us.ask(CREATE, { value });
    const checkout = textAt(cart, 'result.cart.checkoutUrl').replace(shop.us.url, '');
    expect((await open(checkout, cookie.split(';')[0])).text).toContain(
      'value="avery@example.com"',
    );
    expect((await open(checkout)).text).not.toContain('avery@example.com');
    expect((await open('/account/logout')).cookie).toMatch(/^_store_session=; Max-Age=0;/);
  });

  it.each([
    [null, 'http://localhost:8000/'],
    ['/orders/00', '{store}/orders/00'],
    ['http://localhost:8000/en-ca/account?a=b', 'http://localhost:8000/en-ca/account?a=b'],
    ['https://evil.example/', 'http://localhost:8000/'],
    ['//evil.example', 'http://localhost:8000/'],
    ['/\\evil.example', 'http://localhost:8000/'],
    ['/\t/evil.example', 'http://localhost:8000/'],
    ['javascript:alert(1)', 'http://localhost:8000/'],
    ['http://localhost:8000@evil.example', 'http://localhost:8000/'],
  ])('lead on to %s by %s', async (asked, location) => {
    const query = asked === null ? '' : `?return_to=${encodeURIComponent(asked)}`;
    const expected = location.replace('{store}', shop.us.url);
    expect((await open(`/account/logout${query}`)).location).toBe(expected);
    expect(
      (await open(`/account/logout${query.replace('return_to', 'return_url')}`)).location,
    ).toBe(expected);
    const token = tokenFor(asked === null ? {} : { return_to: asked });
    expect((await open(`/account/login/multipass/${token}`)).location).toBe(expected);
  });

  it('refuse a token that was used or is none', async () => {
    const token = tokenFor();
    await open(`/account/login/multipass/${token}`);
    for (const each of [token, 'x', '%00']) {
      const { status, text, cookie } = await open(`/account/login/multipass/${each}`);
      expect([status, cookie]).toEqual([403, '']);
      expect(text).toContain('Invalid Multipass request');
    }
  });
});

it('a customer who signs in by multipass keeps what the store knows of them', async () => {
  const token = await tokenOf(shop.us);
  await shop.us.ask(UPDATE_CUSTOMER, { token, customer: { firstName: 'Ave' } });
  const again = await customerOf(await signIn(tokenFor({ first_name: 'Avery' })));
  expect(again).toMatchObject({ firstName: 'Ave' });
});
