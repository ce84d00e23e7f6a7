import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ACTIVATE,
  ACTIVATE_BY_URL,
  CREATE_CUSTOMER,
  RECOVER,
  RESET,
  RESET_BY_URL,
  SIGN_IN,
  UPDATE_CUSTOMER,
  WHO,
} from '../testing/customer-documents';
import { CREATE } from '../testing/documents';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';
import { tokenOf } from '../testing/sign-in';

const PASSWORD = 'north-pasture';

let shop: Shop;
let email = '';
let count = 0;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  await shop.moveClock(null);
  email = `guest-${(count += 1)}@example.com`;
});
afterAll(() => shop.stop());

const create = (input: object = {}) =>
  shop.us.ask(CREATE_CUSTOMER, { input: { email, password: PASSWORD, ...input } });
const update = (token: string, customer: object) =>
  shop.us.ask(UPDATE_CUSTOMER, { token, customer });
const errorsOf = (reply: unknown) => at(reply, 'result.customerUserErrors');
const linkTo = (to: string) => shop.mail.list(to).at(-1)?.link ?? '';

/** Buys something without an account. */
async function buy(): Promise<void> {
  const value = { lines: [{ merchandiseId: await variantId(shop.us, 'chews') }] };
  const cart = await shop.us.ask(CREATE, { value });
  const form = { email, firstName: 'Robin', lastName: 'Fields', address1: '1 Main', city: 'Boise' };
  await fetch(textAt(cart, 'result.cart.checkoutUrl'), {
    method: 'POST',
    body: new URLSearchParams({ ...form, province: 'Idaho', zip: '83702' }),
    redirect: 'manual',
  });
}

describe('a new customer', () => {
  it('signs in to the store that made them alone', async () => {
    const made = await create({ firstName: 'Robin', acceptsMarketing: true });
    expect(at(made, 'result')).toMatchObject({
      customer: { email, firstName: 'Robin', displayName: 'Robin', acceptsMarketing: true },
      customerUserErrors: [],
    });
    const token = await tokenOf(shop.us, email, PASSWORD);
    expect(at(await shop.us.ask(WHO, { token }), 'customer.email')).toBe(email);
    const elsewhere = await shop.ca.ask(SIGN_IN, { input: { email, password: PASSWORD } });
    expect(at(elsewhere, 'result.customerUserErrors.0.code')).toBe('UNIDENTIFIED_CUSTOMER');
  });

  it.each([
    [{ email: 'AVERY@example.com' }, 'TAKEN', 'email', 'Email has already been taken'],
    [{ email: 'nobody' }, 'INVALID', 'email', 'Email is invalid'],
    [{ email: ' ' }, 'BLANK', 'email', "Email can't be blank"],
    [
      { password: 'four' },
      'TOO_SHORT',
      'password',
      'Password is too short (minimum is 5 characters)',
    ],
    [
      { password: 'x'.repeat(41) },
      'TOO_LONG',
      'password',
      'Password is too long (maximum is 40 characters)',
    ],
    [
      { password: ' spaces' },
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      'password',
      'Password starts or ends with whitespace',
    ],
    [{ phone: '555' }, 'INVALID', 'phone', 'Phone is invalid'],
    [{ phone: '+12085550140' }, 'TAKEN', 'phone', 'Phone has already been taken'],
    [
      { firstName: '<b>R</b>' },
      'CONTAINS_HTML_TAGS',
      'firstName',
      'First name cannot contain HTML tags',
    ],
    [{ lastName: 'www.evil.example' }, 'CONTAINS_URL', 'lastName', 'Last name cannot contain URL'],
    [
      { lastName: 'x'.repeat(256) },
      'TOO_LONG',
      'lastName',
      'Last name is too long (maximum is 255 characters)',
    ],
  ])('is refused with %o', async (input, code, field, message) => {
    const reply = await create(input);
    expect(at(reply, 'result')).toEqual({
      customer: null,
      customerUserErrors: [{ code, field: ['input', field], message }],
      userErrors: [{ field: ['input', field], message }],
    });
  });
});

describe('a change', () => {
  it('keeps what it does not name, and takes away what it names as null', async () => {
    await create({ firstName: 'Robin', lastName: 'Fields', phone: `+1208555${1000 + count}` });
    const token = await tokenOf(shop.us, email, PASSWORD);
    const changed = await update(token, { lastName: null, acceptsMarketing: true });
    expect(at(changed, 'result')).toMatchObject({
      customer: { firstName: 'Robin', lastName: null, phone: `+1208555${1000 + count}` },
      customerAccessToken: null,
    });
  });

  it('of the password ends every token and gives a new one', async () => {
    await create();
    const tokens = [
      await tokenOf(shop.us, email, PASSWORD),
      await tokenOf(shop.us, email, PASSWORD),
    ];
    const changed = await update(tokens[0] ?? '', { password: 'south-pasture' });
    const fresh = textAt(changed, 'result.customerAccessToken.accessToken');
    for (const token of tokens)
      expect(await shop.us.ask(WHO, { token })).toEqual({ customer: null });
    expect(at(await shop.us.ask(WHO, { token: fresh }), 'customer.email')).toBe(email);
    expect(await tokenOf(shop.us, email, 'south-pasture')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is refused to a token that is none, and for what others have', async () => {
    expect(errorsOf(await update('x', { firstName: 'R' }))).toEqual([
      {
        code: 'TOKEN_INVALID',
        field: ['customerAccessToken'],
        message: 'Invalid customer access token',
      },
    ]);
    await create();
    const token = await tokenOf(shop.us, email, PASSWORD);
    expect(errorsOf(await update(token, { email: 'sam@example.com' }))).toMatchObject([
      { code: 'TAKEN', field: ['customer', 'email'] },
    ]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once and for a day', async () => {
    await create();
    expect(errorsOf(await shop.us.ask(RECOVER, { email }))).toEqual([]);
    const url = linkTo(email);
    expect(url).toMatch(/\/account\/reset\/\d+\/[0-9a-f]{32}-\d+$/);
    const reset = () => shop.us.ask(RESET_BY_URL, { url, password: 'south-pasture' });
    await shop.moveClock(86_401);
    const late = [{ code: 'TOKEN_INVALID', field: ['resetUrl'], message: 'Invalid reset token' }];
    expect(errorsOf(await reset())).toEqual(late);
    await shop.moveClock(null);
    const done = await reset();
    expect(textAt(done, 'result.customerAccessToken.accessToken')).toMatch(/^[0-9a-f]{32}$/);
    expect(await tokenOf(shop.us, email, 'south-pasture')).toMatch(/^[0-9a-f]{32}$/);
    expect(errorsOf(await reset())).toEqual(late);
  });

  it('is replaced by the token of the link too', async () => {
    await create();
    await shop.us.ask(RECOVER, { email });
    const [, id = '', resetToken = ''] = /reset\/(\d+)\/(.+)$/.exec(linkTo(email)) ?? [];
    const input = { resetToken, password: 'x' };
    const ask = (given: object) =>
      shop.us.ask(RESET, { id: `gid://shopify/Customer/${id}`, input: { ...input, ...given } });
    expect(errorsOf(await ask({}))).toMatchObject([
      { code: 'TOO_SHORT', field: ['input', 'password'] },
    ]);
    expect(errorsOf(await ask({ resetToken: 'x', password: PASSWORD }))).toMatchObject([
      { code: 'TOKEN_INVALID', field: ['input'] },
    ]);
    expect(errorsOf(await ask({ password: 'south-pasture' }))).toEqual([]);
  });

  it('of a stranger is told to be one', async () => {
    expect(errorsOf(await shop.us.ask(RECOVER, { email }))).toEqual([
      { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer' },
    ]);
    const url = 'http://127.0.0.1/account/elsewhere';
    expect(errorsOf(await shop.us.ask(RESET_BY_URL, { url, password: PASSWORD }))).toEqual([
      { code: 'INVALID', field: ['resetUrl'], message: 'Invalid reset url' },
    ]);
  });
});

describe('somebody who bought without an account', () => {
  it('activates one by the mailed link', async () => {
    await buy();
    expect(shop.mail.list(email).at(-1)).toMatchObject({ kind: 'order-confirmation' });
    expect(errorsOf(await create())).toEqual([
      {
        code: 'CUSTOMER_DISABLED',
        field: ['input', 'email'],
        message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
      },
    ]);
    const url = linkTo(email);
    const activate = () => shop.us.ask(ACTIVATE_BY_URL, { url, password: PASSWORD });
    const done = await activate();
    expect(at(done, 'result.customer')).toMatchObject({ email, firstName: 'Robin' });
    expect(errorsOf(await activate())).toEqual([
      { code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' },
    ]);
  });

  it('needs the token of their own link', async () => {
    await buy();
    await create();
    const id = `gid://shopify/Customer/${/activate\/(\d+)\//.exec(linkTo(email))?.[1] ?? ''}`;
    const input = { activationToken: 'x', password: PASSWORD };
    expect(errorsOf(await shop.us.ask(ACTIVATE, { id, input }))).toEqual([
      { code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid activation token' },
    ]);
  });
});
