import type { NearbyDealer } from '~/src/domain/contact/dealer';

/** A dealer near Boise, as the search returns them. */
export const nearbyDealer = (id: string, more: Partial<NearbyDealer> = {}): NearbyDealer => ({
  id,
  name: `Larkfield of ${id}`,
  slug: `${id}-id`,
  phone: '(208) 555-0100',
  serviceAreas: [id],
  isCompanyOwned: false,
  servesPostalCode: true,
  address: { street: '1 Mill Street', city: id, region: 'ID', postalCode: '83702', country: 'US' },
  latitude: 43.62,
  longitude: -116.2,
  distance: 12.4,
  nextVisit: '2026-11-25',
  ...more,
});
