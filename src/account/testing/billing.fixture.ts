import type { Charge, ChargeItem } from '~/src/gateways/recharge/to-charge';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { usd } from './account.fixture';

/** An address of the billing provider. */
export const billingAddress = (id: string, paymentMethodId: string | null): BillingAddress => ({
  id,
  paymentMethodId,
  firstName: 'Avery',
  lastName: 'Brooks',
  company: '',
  address1: '418 Larch Street',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  countryCode: 'US',
  phone: '',
});

/**
 * A Visa that is valid for years.
 * @param addressIds the addresses that it pays for
 */
export const card = (
  id: string,
  addressIds: readonly string[],
  changes: Partial<PaymentMethod> = {},
): PaymentMethod => ({
  id,
  kind: 'CREDIT_CARD',
  brand: 'visa',
  last4: '4242',
  isDefault: false,
  status: 'valid',
  expiry: { month: 1, year: 2029 },
  addresses: addressIds.map(each => billingAddress(each, id)),
  ...changes,
});

export const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: '71',
  addressId: '5',
  address: null,
  status: 'active',
  title: 'Waste bags',
  variantTitle: '360 bags',
  productId: '1',
  variantId: '2',
  sku: 'PM-WST-360',
  petName: null,
  quantity: 1,
  price: usd(1995),
  frequency: { unit: 'week', count: 4 },
  nextChargeDate: '2026-12-05',
  isDigital: false,
  canBeSkipped: true,
  canBeSwapped: true,
  hasFailed: false,
  cancelledAt: null,
  cancellationReason: null,
  createdAt: '2026-01-05T12:00:00Z',
  ...changes,
});

export const chargeItem = (changes: Partial<ChargeItem> = {}): ChargeItem => ({
  subscriptionId: '71',
  title: 'Waste bags',
  variantTitle: '360 bags',
  sku: 'PM-WST-360',
  quantity: 1,
  price: usd(1995),
  ...changes,
});

export const charge = (changes: Partial<Charge> = {}): Charge => ({
  id: '900',
  addressId: '5',
  status: 'queued',
  scheduledAt: '2026-12-05',
  processedAt: null,
  items: [chargeItem()],
  shippingAddress: null,
  subtotal: usd(1995),
  shipping: usd(495),
  tax: usd(120),
  total: usd(2610),
  orderId: null,
  error: null,
  retryDate: null,
  ...changes,
});
