import { numericId } from '~/sandbox/commerce/catalogue/ids';
import type { BillingData } from '../model';

/** The id of an address's charge on a day: the first one that is not taken. */
export function chargeId({ charges }: BillingData, addressId: number, date: string): number {
  for (let place = 0; ; place += 1) {
    const id = numericId('charge', String(addressId), date, String(place));
    if (!charges[String(id)]) return id;
  }
}
