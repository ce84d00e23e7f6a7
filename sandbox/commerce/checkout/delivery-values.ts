import type { Customer } from '../customer/model';
import type { StoreSettings } from '../stores';
import type { FormValues } from './form';

/** What the form starts with for a customer: their default address where the store ships to it, else their name. */
export function deliveryValues(
  { firstName, lastName, addresses, defaultAddressId }: Customer,
  { countryName }: StoreSettings,
): Partial<FormValues> {
  const address = addresses.find(({ id }) => id === defaultAddressId);
  if (address?.country !== countryName) {
    return { firstName: firstName ?? '', lastName: lastName ?? '' };
  }
  const { address1, address2, city, province, zip, phone } = address;
  return {
    firstName: address.firstName || (firstName ?? ''),
    lastName: address.lastName || (lastName ?? ''),
    address1,
    address2,
    city,
    province,
    zip,
    phone,
  };
}
