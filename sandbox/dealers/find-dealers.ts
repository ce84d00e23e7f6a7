import type { SeedDealer } from '~/seed/dealers/dealer';
import { milesBetween } from './distance';
import { PostalAreas, type PostalCode } from './postal-area';

/** How far a dealer drives beyond the service area. */
const REACH_MILES = 90;
const MOST_DEALERS = 10;

/** A dealer as `openapi/dealers.yaml` has it, but for the next visit. */
export interface FoundDealer
  extends Pick<
    SeedDealer,
    'id' | 'name' | 'slug' | 'phone' | 'companyOwned' | 'serviceAreas' | 'address'
  > {
  readonly servesPostalCode: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly distance: number;
}

/** The dealers near a postal code: those who serve it first, then those within reach, by distance. */
export function findDealers(
  dealers: readonly SeedDealer[],
  asked: PostalCode,
): readonly FoundDealer[] {
  const from = new PostalAreas(dealers).locate(asked);
  return dealers
    .map((dealer): FoundDealer => {
      const { id, name, slug, phone, companyOwned, serviceAreas, address, _geoloc } = dealer;
      const miles = from === null ? 0 : milesBetween(from, _geoloc);
      return {
        id,
        name,
        slug,
        phone,
        companyOwned,
        serviceAreas,
        address,
        servesPostalCode: dealer.postalPrefixes.some(prefix => asked.code.startsWith(prefix)),
        latitude: _geoloc.lat,
        longitude: _geoloc.lng,
        distance: Math.round(miles * 10) / 10,
      };
    })
    .filter(
      ({ servesPostalCode, distance }) =>
        servesPostalCode || (from !== null && distance <= REACH_MILES),
    )
    .sort(
      (a, b) => Number(b.servesPostalCode) - Number(a.servesPostalCode) || a.distance - b.distance,
    )
    .slice(0, MOST_DEALERS);
}
