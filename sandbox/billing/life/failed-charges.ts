import type { StoredCharge } from '../model';
import { ownRecords, save, today, type Account, type BillingRuntime } from '../runtime';
import { processCharge } from './process-charge';
import { failedCharges } from './upcoming';

function remove({ state }: BillingRuntime, charge: StoredCharge): void {
  state.update(data => {
    const { [String(charge.id)]: _removed, ...charges } = data.charges;
    return { ...data, charges };
  });
}

/** Removes a subscription from a failed charge, because it was canceled or moved. */
export function releaseFromFailed(
  billing: BillingRuntime,
  customerId: number,
  subscriptionId: number,
): void {
  for (const charge of failedCharges(billing.state.value, customerId)) {
    const items = charge.items.filter(item => item.subscriptionId !== subscriptionId);
    if (items.length === 0) remove(billing, charge);
    else if (items.length < charge.items.length) save(billing, 'charges', { ...charge, items });
  }
}

/** Retries the failed charges of a card, once it is updated or an address gets another one. */
export function retryFailed(
  billing: BillingRuntime,
  account: Account,
  paymentMethodId: number,
): void {
  const on = today(billing, account);
  const addresses = new Set(
    ownRecords(billing, 'addresses', account.customer.id)
      .filter(address => address.paymentMethodId === paymentMethodId)
      .map(({ id }) => id),
  );
  const at = billing.now();
  for (const charge of failedCharges(billing.state.value, account.customer.id)) {
    if (addresses.has(charge.addressId)) processCharge(billing, account, { charge, on, at });
  }
}
