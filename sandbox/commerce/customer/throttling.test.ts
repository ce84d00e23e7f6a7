import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREATE_CUSTOMER, RECOVER, SIGN_IN } from '../testing/customer-documents';
import { at, startShop, type Shop } from '../testing/shop';

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

describe('throttling', () => {
  it.each([
    [
      'mails',
      5,
      RECOVER,
      () => ({ email: 'sam@example.com' }),
      'Resetting password limit exceeded. Please try again later.',
    ],
    [
      'guesses',
      10,
      SIGN_IN,
      () => ({ input: { email: 'sam@example.com', password: 'x' } }),
      'Login attempt limit exceeded. Please try again later.',
    ],
  ])('stops %s after %i', async (_what, free, document, variables, message) => {
    for (let done = 0; done < free; done += 1) await shop.us.ask(document, variables());
    expect(await shop.us.reply(document, variables())).toMatchObject({
      data: { result: null },
      errors: [{ message, path: ['result'], extensions: { code: 'THROTTLED' } }],
    });
    await shop.moveClock(3601);
    await shop.us.ask(document, variables());
  });

  it('is forgotten by a reset of the sandbox, as new customers are', async () => {
    await create();
    for (let done = 0; done < 5; done += 1) await shop.us.ask(RECOVER, { email });
    await shop.reset();
    expect(at(await shop.us.ask(RECOVER, { email }), 'result.customerUserErrors.0.code')).toBe(
      'UNIDENTIFIED_CUSTOMER',
    );
  });

  it('stops new accounts after sixty a minute', async () => {
    await shop.moveClock(7200);
    for (let made = 0; made < 60; made += 1) await create({ email: 'avery@example.com' });
    expect(
      await shop.us.reply(CREATE_CUSTOMER, { input: { email, password: PASSWORD } }),
    ).toMatchObject({
      errors: [{ message: 'Creating Customer Limit exceeded. Please try again later.' }],
    });
  });
});
