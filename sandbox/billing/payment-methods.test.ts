import {
  createAddress,
  getAddress,
  getPaymentMethod,
  listAddresses,
  listPaymentMethods,
  updateAddress,
  updatePaymentMethod,
  type Session,
} from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { save } from './runtime';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
let session: Session;
beforeAll(async () => {
  running = await startBilling();
});
beforeEach(async () => {
  await running.control('POST', '/reset');
  await running.buy({ handle: 'chews' });
  await running.buy({ handle: 'chews', buyer: { address1: '7 Lake Road' } });
  session = await running.login();
  const [card] = Object.values(running.billing.state.value.paymentMethods);
  if (card) {
    save(running.billing, 'paymentMethods', { ...card, id: 5, last4: '1881', isDefault: false });
  }
});
afterAll(() => running.stop());

const cards = async () =>
  (await listPaymentMethods(session, { include: ['addresses'] })).payment_methods;

describe('the payment methods', () => {
  it('have one default', async () => {
    await updatePaymentMethod(session, 5, { default: true });
    const found = await cards();
    expect(found.filter(card => card.default).map(({ id }) => id)).toEqual([5]);
    await expect(updatePaymentMethod(session, 5, { default: false })).rejects.toMatchObject({
      message: expect.stringContaining('Make another payment method the default') as string,
    });
  });

  it('are charged for one address, or for all', async () => {
    const [first] = (await listAddresses(session)).addresses;
    expect(await getAddress(session, first?.id ?? 0)).toEqual(first);
    await updateAddress(session, first?.id ?? 0, { payment_method_id: 5 });
    const one = (await cards()).find(({ id }) => id === 5);
    expect(one?.include?.addresses?.map(({ id }) => id)).toEqual([first?.id]);
    expect(
      (await listPaymentMethods(session, { address_id: first?.id })).payment_methods,
    ).toMatchObject([{ id: 5 }]);
    await updatePaymentMethod(session, 5, { apply_to_all_subscription_addresses: true });
    const all = (await cards()).find(({ id }) => id === 5);
    expect(all?.include?.addresses).toHaveLength(2);
  });

  it('are charged for a new address of their own customer only', async () => {
    const wanted = {
      first_name: 'Avery',
      last_name: 'Brooks',
      address1: '9 Quarry Road',
      city: 'Nampa',
      province: 'Idaho',
      zip: '83651',
      country_code: 'US',
      phone: '+12085550142',
    };
    const added = await createAddress(session, { ...wanted, payment_method_id: 5 });
    expect(added).toMatchObject({ ...wanted, payment_method_id: 5 });
    expect(await getAddress(session, added.id)).toEqual(added);
    await expect(createAddress(session, { ...wanted, zip: 'X' })).rejects.toMatchObject({
      message: expect.stringContaining('Not a valid zip code') as string,
    });
    await expect(createAddress({ ...session, customerId: '1' }, wanted)).rejects.toMatchObject({
      message: expect.stringContaining('customer_id') as string,
    });
    await expect(createAddress(session, { ...wanted, payment_method_id: 6 })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  it('of other customers are not found, and clients cannot change cards', async () => {
    await expect(getPaymentMethod(session, 6)).rejects.toMatchObject({ status: 404 });
    await expect(updateAddress(session, 6, { city: 'X' })).rejects.toMatchObject({ status: 404 });
    const billing_address = { address1: '1 Road' };
    await expect(
      updatePaymentMethod(session, 5, Object({ billing_address }) as object),
    ).rejects.toMatchObject({ message: expect.stringContaining('billing_address') as string });
  });
});
