import type { BillingAddress, PostalAddress } from '../model';
import { textOrEmpty, wireInstant } from './wire';

/** An address without an id. */
export const postalView = (postal: PostalAddress) => ({
  address1: postal.address1,
  address2: textOrEmpty(postal.address2),
  city: postal.city,
  company: textOrEmpty(postal.company),
  country_code: postal.countryCode,
  first_name: postal.firstName,
  last_name: postal.lastName,
  phone: textOrEmpty(postal.phone),
  province: postal.province,
  zip: postal.zip,
});

/** An `Address`. */
export const addressView = (address: BillingAddress) => ({
  id: address.id,
  customer_id: address.customerId,
  ...postalView(address.postal),
  payment_method_id: address.paymentMethodId,
  discounts: [],
  order_attributes: [],
  order_note: address.orderNote,
  is_gift: false,
  presentment_currency: null,
  shipping_lines_override: null,
  created_at: wireInstant(address.createdAt),
  updated_at: wireInstant(address.updatedAt),
});
