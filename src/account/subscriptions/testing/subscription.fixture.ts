import { usd } from '~/src/account/testing/account.fixture';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

const postal = {
  firstName: 'Avery',
  lastName: 'Brooks',
  company: '',
  address2: '',
  phone: '',
  address1: '418 Larch Street',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  countryCode: 'US',
};
export const HOME: BillingAddress = { ...postal, id: '1', paymentMethodId: '7' };
export const LAKE: BillingAddress = {
  ...HOME,
  id: '2',
  address1: '77 Lakeshore Drive',
  city: 'McCall',
  zip: '83638',
  paymentMethodId: '8',
};

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: '11',
  addressId: '1',
  address: HOME,
  status: 'active',
  title: 'Waste Bags',
  variantTitle: '360 bags',
  productId: '500',
  variantId: '501',
  sku: 'PM-WST-360',
  petName: 'Juniper',
  quantity: 2,
  price: usd(2876),
  frequency: { unit: 'week', count: 2 },
  nextChargeDate: '2026-12-05',
  isDigital: false,
  canBeSkipped: true,
  canBeSwapped: true,
  hasFailed: false,
  cancelledAt: null,
  cancellationReason: null,
  createdAt: '2026-05-05T15:00:00Z',
  ...changes,
});

export const aService = (changes: Partial<Subscription> = {}): Subscription =>
  aSubscription({
    id: '12',
    title: 'Service Plan',
    variantTitle: 'Monthly',
    sku: 'LF-SVC-MON',
    isDigital: true,
    quantity: 1,
    price: usd(1295),
    frequency: { unit: 'month', count: 1 },
    nextChargeDate: '2026-12-01',
    variantId: '601',
    productId: '600',
    ...changes,
  });
