import { numericId } from '~/sandbox/commerce/catalogue/ids';
import type { BillingAddress } from '../model';
import { ownRecords, save, type BillingRuntime } from '../runtime';

type NewAddress = Pick<BillingAddress, 'customerId' | 'postal' | 'paymentMethodId' | 'orderNote'>;

/**
 * Adds an address.
 * @param at the instant at which it is added
 * @param cause distinguishes it from the customer's other addresses, such as the order's token
 */
export function addAddress(
  billing: BillingRuntime,
  address: NewAddress,
  at: string,
  cause: string,
): BillingAddress {
  const { customerId } = address;
  const count = ownRecords(billing, 'addresses', customerId).length;
  return save(billing, 'addresses', {
    id: numericId('billing address', String(customerId), String(count), cause),
    ...address,
    createdAt: at,
    updatedAt: at,
  });
}
