import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { array, object, string } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createAddress, listAddresses, updateAddress } from './addresses';
import type { RechargeConfig, RechargeSession } from './call';
import { listCharges, skipCharge, unskipCharge } from './charges';
import { sendUpdateLink } from './notifications';
import { listPaymentMethods, makeDefaultPaymentMethod } from './payment-methods';
import { listPlannedProducts } from './products';
import { configOf, freshSession, valueOf } from './recharge.fixture';
import {
  activateSubscription,
  cancelSubscription,
  changeAddress,
  getSubscription,
  listSubscriptions,
  setNextChargeDate,
  updateSubscription,
} from './subscriptions';
import type { Subscription } from './to-subscription';

let sandbox: FreshSandbox;
let session: RechargeSession;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
beforeEach(async () => {
  session = await freshSession(sandbox);
});
afterAll(() => sandbox.stop());

const config = (): RechargeConfig => configOf(sandbox);

const find = async (sku: string): Promise<Subscription> => {
  const found = valueOf(await listSubscriptions(config(), session)).find(each => each.sku === sku);
  if (!found) throw new Error(`There is no subscription of ${sku}.`);
  return found;
};

describe('subscriptions', () => {
  it('come with everything that is shown, the newest first', async () => {
    const list = valueOf(await listSubscriptions(config(), session));
    expect(list).toHaveLength(6);
    expect(list.map(({ createdAt }) => createdAt)).toEqual(
      list
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(list.find(({ sku }) => sku === 'LF-SVC-YR')).toMatchObject({
      petName: 'Juniper',
      status: 'active',
      isDigital: true,
      quantity: 1,
      price: { cents: 11_940, currency: 'USD' },
      frequency: { unit: 'month', count: 12 },
      address: { address1: '418 Larch Street', city: 'Boise' },
      nextChargeDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    });
    expect(list.find(({ status }) => status === 'cancelled')).toMatchObject({
      nextChargeDate: null,
      cancellationReason: 'I already have more than I need',
    });
  });

  it('are changed, cancelled and billed again', async () => {
    const { id } = await find('PM-WST-360');
    const frequency = { unit: 'month', count: 2 } as const;
    expect(
      valueOf(await updateSubscription(config(), session, id, { quantity: 5, frequency })),
    ).toMatchObject({ quantity: 5, frequency });
    const reason = { reason: 'Other', feedback: 'We moved.' };
    expect(valueOf(await cancelSubscription(config(), session, id, reason)).status).toBe(
      'cancelled',
    );
    expect(valueOf(await activateSubscription(config(), session, id)).status).toBe('active');
  });

  it('are swapped for another variant, at the customer’s own price of it', async () => {
    const { id, variantId } = await find('PM-WST-360');
    const products = valueOf(await listPlannedProducts(config(), session));
    const product = products.find(({ handle }) => handle === 'waste-bags');
    const other = product?.variants.find(variant => variant.id !== variantId);
    const changed = valueOf(
      await updateSubscription(config(), session, id, { variantId: other?.id ?? '' }),
    );
    const plan = product?.plans.find(
      ({ frequency }) => frequency.unit === 'week' && frequency.count === 2,
    );
    // Avery is of the pro program: 40 percent less than on the plan.
    const price = other?.prices[plan?.id ?? ''];
    const cents = Math.round((price?.cents ?? 0) * 0.6);
    expect(changed).toMatchObject({ sku: other?.sku, price: { cents, currency: 'USD' } });
  });

  it('are moved to another day and another address', async () => {
    const { id, addressId, nextChargeDate } = await find('PM-WST-360');
    const date = `${Number(nextChargeDate?.slice(0, 4)) + 1}-02-28`;
    const moved = valueOf(await setNextChargeDate(config(), session, id, { date, isPause: true }));
    expect(moved.nextChargeDate).toBe(date);
    const other = valueOf(await listAddresses(config(), session)).find(
      address => address.id !== addressId,
    );
    const sent = valueOf(await changeAddress(config(), session, id, other?.id ?? ''));
    expect(sent.addressId).toBe(other?.id);
  });

  it('are refused with an error for each field', async () => {
    const { id } = await find('PM-WST-360');
    expect(await updateSubscription(config(), session, id, { quantity: 0 })).toMatchObject({
      error: {
        kind: 'user',
        status: 422,
        message: '{"quantity":["Must be an integer from 1 to 1000."]}',
        userErrors: [{ field: ['quantity'], message: 'Must be an integer from 1 to 1000.' }],
      },
    });
    expect(await getSubscription(config(), session, '1')).toMatchObject({
      error: { kind: 'user', status: 404, userErrors: [{ field: ['subscription'] }] },
    });
  });
});

describe('charges', () => {
  it('are skipped and sent after all', async () => {
    const { id } = await find('PM-WST-360');
    const own = { status: ['queued' as const], subscriptionId: id };
    const [charge] = valueOf(await listCharges(config(), session, own));
    expect(charge).toMatchObject({ total: { currency: 'USD' }, processedAt: null, orderId: null });
    const skipped = valueOf(await skipCharge(config(), session, charge?.id ?? '', [id]));
    expect(skipped).toMatchObject({ status: 'skipped', scheduledAt: charge?.scheduledAt });
    expect(valueOf(await listCharges(config(), session, own))[0]?.scheduledAt).not.toBe(
      charge?.scheduledAt,
    );
    const sent = valueOf(await unskipCharge(config(), session, skipped.id, [id]));
    expect(sent).toMatchObject({ status: 'queued', scheduledAt: charge?.scheduledAt });
  });

  it('tell what is paid, and which order it became', async () => {
    const { id } = await find('LF-SVC-YR');
    const paid = valueOf(
      await listCharges(config(), session, { subscriptionId: id, status: ['success'] }),
    );
    expect(paid.map(({ orderId }) => orderId)).not.toContain(null);
    expect(paid[0]).toMatchObject({ shipping: { cents: 0 }, items: [{ sku: 'LF-SVC-YR' }] });
    const orderId = paid[0]?.orderId ?? '';
    const ofOrder = valueOf(await listCharges(config(), session, { orderId }));
    expect(ofOrder.map(each => each.orderId)).toEqual([orderId]);
  });
});

describe('addresses and cards', () => {
  it('are listed and changed', async () => {
    const methods = valueOf(await listPaymentMethods(config(), session));
    expect(methods.map(({ status }) => status).sort()).toEqual(['invalid', 'valid']);
    const expired = methods.find(({ status }) => status === 'invalid');
    const valid = methods.find(({ status }) => status === 'valid');
    expect(expired).toMatchObject({ brand: 'mastercard', last4: '5100', isDefault: false });
    expect(expired?.addresses).toHaveLength(1);
    const change = { city: 'Pullman', zip: '99163', paymentMethodId: valid?.id ?? '' };
    const changed = await updateAddress(config(), session, expired?.addresses[0]?.id ?? '', change);
    expect(valueOf(changed)).toMatchObject(change);
    const made = await makeDefaultPaymentMethod(config(), session, expired?.id ?? '');
    expect(valueOf(made).isDefault).toBe(true);
  });

  it('are added, with a card or with the default one', async () => {
    const methods = valueOf(await listPaymentMethods(config(), session));
    const other = methods.find(({ isDefault }) => !isDefault);
    const address = {
      firstName: 'Avery',
      lastName: 'Brooks',
      company: '',
      phone: '',
      address1: '9 Quarry Road',
      address2: 'Rear',
      city: 'Nampa',
      province: 'Idaho',
      zip: '83651',
      countryCode: 'US',
    };
    const paymentMethodId = other?.id ?? '';
    const added = valueOf(await createAddress(config(), session, { ...address, paymentMethodId }));
    expect(added).toMatchObject({ ...address, paymentMethodId });
    const listed = valueOf(await listAddresses(config(), session));
    expect(listed.find(({ id }) => id === added.id)).toEqual(added);
    const usual = await createAddress(config(), session, { ...address, paymentMethodId: null });
    expect(valueOf(usual).paymentMethodId).toBe(methods.find(({ isDefault }) => isDefault)?.id);
    const refused = await createAddress(config(), session, {
      ...address,
      zip: '1',
      paymentMethodId: null,
    });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'user' } });
  });

  it('are updated by a link that is mailed', async () => {
    const [method] = valueOf(await listPaymentMethods(config(), session));
    const sent = await sendUpdateLink(config(), session, { paymentMethodId: method?.id ?? '' });
    expect(sent).toEqual({ ok: true, value: undefined });
    const inbox = decodeOr(
      object({ mails: array(object({ kind: string() })) }),
      await (await fetch(`${sandbox.urlOf('consumer-service')}/inbox`)).json(),
    );
    expect(inbox?.mails.map(({ kind }) => kind)).toContain('payment-update');
  });
});
