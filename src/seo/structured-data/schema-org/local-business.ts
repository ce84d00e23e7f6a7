import type { LocalBusiness } from 'schema-dts';
import type { DealerAddress } from '~/src/domain/contact/dealer';
import { publisherOf, type SiteOrganization } from './organization';

interface DescribedDealer {
  readonly name: string;
  readonly phone: string | null;
  readonly isCompanyOwned: boolean;
  readonly serviceAreas: readonly string[];
  readonly address: Omit<DealerAddress, 'country'> & { readonly country: string };
  readonly latitude: number;
  readonly longitude: number;
}

const NATIONAL_DIGITS = 10;

const telephone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === NATIONAL_DIGITS ? `+1${digits}` : phone;
};

/** A dealer as a local business; a branch of the company names it as its parent. */
export const localBusiness = (
  dealer: DescribedDealer,
  url: string,
  site: SiteOrganization,
): LocalBusiness => {
  const { name, phone, address, latitude, longitude, serviceAreas, isCompanyOwned } = dealer;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${url}#business`,
    name,
    url,
    ...(phone && { telephone: telephone(phone) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    areaServed: serviceAreas.map(area => ({ '@type': 'City' as const, name: area })),
    ...(isCompanyOwned
      ? { parentOrganization: publisherOf(site) }
      : { brand: { '@type': 'Brand' as const, name: site.name } }),
  };
};
