import { globalId } from '../catalogue/ids';
import { findCountry, findProvince } from '../customer/countries';
import type { CustomerAddress } from '../customer/model';

interface Formatting {
  readonly withName?: boolean | null;
  readonly withCompany?: boolean | null;
}

const given = (text: string): string | null => (text === '' ? null : text);

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null && part !== '').join(' ');

/** `MailingAddress`. @param model what the platform calls the kind of address in its id */
export function addressView(address: CustomerAddress, model: 'CustomerAddress' | 'Address') {
  const country = findCountry(address.country);
  const province = country && findProvince(country, address.province);
  const name = joined(address.firstName, address.lastName);
  const area = joined(address.city, province?.code ?? address.province);
  return {
    __typename: 'MailingAddress',
    id: `${globalId('MailingAddress', address.id)}?model_name=${model}`,
    firstName: given(address.firstName),
    lastName: given(address.lastName),
    name: given(name),
    company: given(address.company),
    address1: given(address.address1),
    address2: given(address.address2),
    city: given(address.city),
    province: given(address.province),
    provinceCode: province?.code ?? null,
    zip: given(address.zip),
    country: given(address.country),
    countryCode: country?.code ?? null,
    countryCodeV2: country?.code ?? null,
    phone: given(address.phone),
    latitude: null,
    longitude: null,
    formatted: ({ withName, withCompany }: Formatting) =>
      [
        ...(withName ? [name] : []),
        ...((withCompany ?? true) ? [address.company] : []),
        address.address1,
        address.address2,
        joined(area, address.zip),
        address.country,
      ].filter(line => line !== ''),
    formattedArea: given([area, address.country].filter(part => part !== '').join(', ')),
  };
}
