import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStores, serveStores } from '../commerce/server';
import { CREATE } from '../commerce/testing/documents';
import { fixture } from '../commerce/testing/fixture';
import { storeClient, textAt, variantId, type StoreClient } from '../commerce/testing/shop';
import { startSandbox, type RunningSandbox } from '../core/start';
import { createMailbox, type Mailbox } from '../mail/mailbox';
import { referralTerms } from '~/seed/referral';
import { Referrals } from './referrals';

interface Running {
  readonly sandbox: RunningSandbox;
  readonly store: StoreClient;
  readonly referrals: Referrals;
  readonly mail: Mailbox;
}

async function start(): Promise<Running> {
  let inside: Pick<Running, 'referrals' | 'mail'> | null = null;
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state: 'memory',
    services: context => {
      const mail = createMailbox(context);
      const stores = openStores(context, fixture, mail);
      const referrals = new Referrals(context, mail, referralTerms);
      referrals.watch(stores);
      inside = { referrals, mail };
      return serveStores(stores);
    },
  });
  if (!inside) throw new Error('The stores were not started.');
  const { referrals, mail }: Pick<Running, 'referrals' | 'mail'> = inside;
  const store = storeClient(sandbox.urls['commerce-larkfield-us'] ?? '', 'larkfield-us');
  return { sandbox, store, referrals, mail };
}

let running: Running;
beforeAll(async () => {
  running = await start();
});
beforeEach(async () => {
  running.referrals.reset();
  running.mail.reset();
});
afterAll(() => running.sandbox.stop());

const DETAILS = {
  company: 'Brooks Dog Training',
  email: 'avery.work@example.com',
  zip: '83702',
  phone: '208-555-0140',
};

const join = (brand = 'larkfield') =>
  running.referrals.join({
    sub: 'avery',
    brand,
    accountEmail: 'avery@example.com',
    firstName: 'Avery',
    details: DETAILS,
  });

const invitations = () => running.referrals.memberOf('avery', 'larkfield')?.invitations ?? [];

async function buy(code: string | null, email = 'ana@example.com'): Promise<void> {
  const { store } = running;
  const attributes = code === null ? [] : [{ key: 'Referral Code', value: code }];
  const lines = [{ merchandiseId: await variantId(store, 'chews') }];
  const cart = await store.ask(CREATE, { value: { lines, attributes } });
  const placed = await fetch(textAt(cart, 'result.cart.checkoutUrl'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email,
      firstName: 'Ana',
      lastName: 'Field',
      address1: '1 Lark Lane',
      address2: '',
      city: 'Fort Wayne',
      province: 'Indiana',
      zip: '46802',
      phone: '',
    }),
  });
  expect(placed.status).toBe(303);
}

describe('a code at checkout', () => {
  it('is credited to its member, who is mailed the reward of the seed', async () => {
    const { code } = join();
    await buy(code.toLowerCase());
    expect(invitations()).toMatchObject([{ name: 'Ana F.', status: 'credited' }]);
    const [reward] = running.mail.list(DETAILS.email);
    expect(reward).toMatchObject({
      kind: 'referral-reward',
      subject: 'You have earned a gift card of $50.00',
    });
  });

  it('is credited once for a buyer', async () => {
    const { code } = join();
    await buy(code);
    await buy(code, 'Ana@example.com');
    expect(invitations()).toHaveLength(1);
    expect(running.mail.list(DETAILS.email)).toHaveLength(1);
    await buy(code, 'bo@example.com');
    expect(invitations()).toHaveLength(2);
  });

  it('raises the status of a friend who booked an appointment with it', async () => {
    const { code } = join();
    const friend = { code, firstName: 'Ana', lastName: 'Field', email: 'ana@example.com' };
    running.referrals.appointmentBooked(friend);
    expect(invitations()).toMatchObject([{ status: 'appointment' }]);
    expect(running.mail.list(DETAILS.email)).toEqual([]);
    const [{ id } = { id: '' }] = invitations();
    await buy(code);
    expect(invitations()).toMatchObject([{ id, status: 'credited' }]);
    running.referrals.appointmentBooked(friend);
    expect(invitations()).toMatchObject([{ status: 'credited' }]);
  });

  it.each(['avery@example.com', 'AVERY.work@example.com'])(
    'is not for oneself: %s',
    async email => {
      await buy(join().code, email);
      expect(invitations()).toEqual([]);
    },
  );

  it('is not credited when it is unknown, absent, or of another brand', async () => {
    join();
    const { code } = join('pawmere');
    for (const each of [code, 'PLAY150', null]) await buy(each);
    expect(invitations()).toEqual([]);
    expect(running.referrals.memberOf('avery', 'pawmere')?.invitations).toEqual([]);
  });
});

describe('a membership', () => {
  it('has a code of its own, which stays when the details change', () => {
    const { code } = join();
    expect(code).toMatch(/^AVERY-[A-Z2-9]{6}$/);
    const { referrals } = running;
    const again = referrals.join({
      sub: 'avery',
      brand: 'larkfield',
      accountEmail: 'avery@example.com',
      firstName: 'Avery',
      details: { ...DETAILS, company: 'Other' },
    });
    expect(again).toMatchObject({ code, details: { company: 'Other' } });
    const other = { sub: 'bo', brand: 'larkfield', accountEmail: 'bo@example.com' };
    expect(referrals.join({ ...other, firstName: null, details: DETAILS }).code).toMatch(
      /^FRIEND-/,
    );
  });

  it.each([
    ['83702', true],
    ['00601', false],
    ['09012', false],
    ['96950', false],
    ['Not eligible', false],
  ])('for the ZIP code %s is possible: %s', (zip, isPossible) => {
    expect(running.referrals.isAvailable(zip)).toBe(isPossible);
  });
});
