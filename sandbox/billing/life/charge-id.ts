import { numericId } from '~/sandbox/commerce/catalogue/ids';
import type { BillingData } from '../model';

/** The number of the charge of an address on a day: the first that no stored charge has. */
export function chargeId({ charges }: BillingData, addressId: number, date: string): number {
  for (let place = 0; ; place += 1) {
    const id = numericId('charge', String(addressId), date, String(place));
    if (!charges[String(id)]) return id;
  }
}
