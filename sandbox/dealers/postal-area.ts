import { zipAreas } from '~/seed/dealers';
import type { SeedDealer } from '~/seed/dealers/dealer';

/** A place on the map in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A postal code that was understood. */
export interface PostalCode {
  readonly country: 'US' | 'CA';
  /** Capitals without spaces; a ZIP code without its last four digits. */
  readonly code: string;
}

const ZIP_CODE = /^(\d{5})(?:-?\d{4})?$/;
const CANADIAN_CODE = /^([A-CEGHJ-NPR-TVXY]\d[A-Z])[ -]?(\d[A-Z]\d)$/;
const AREA_LENGTH = 3;

/** Reads a postal code in any case and spacing; null for anything else. */
export function readPostalCode(text: string): PostalCode | null {
  const typed = text.trim().toUpperCase();
  const zip = ZIP_CODE.exec(typed)?.[1];
  if (zip) return { country: 'US', code: zip };
  const [, area, unit] = CANADIAN_CODE.exec(typed) ?? [];
  return area && unit ? { country: 'CA', code: area + unit } : null;
}

const average = (points: readonly Point[]): Point | null =>
  points.length === 0
    ? null
    : {
        lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
        lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
      };

const codeOf = ({ postalCode }: SeedDealer): string => postalCode.replace(' ', '');

/**
 * Locates postal codes: at the average position of the dealers whose codes share the longest prefix.
 * For a ZIP area without a dealer, the position comes from the seed's table of areas; for a Canadian one,
 * from the dealers that share its first two characters, or else its first letter.
 */
export class PostalAreas {
  constructor(private readonly dealers: readonly SeedDealer[]) {}

  /** The center of a postal code's area; null for one that nobody knows. */
  locate({ country, code }: PostalCode): Point | null {
    const known = this.average(country, code) ?? this.average(country, code.slice(0, AREA_LENGTH));
    if (known) return known;
    return country === 'US'
      ? (zipAreas.get(code.slice(0, AREA_LENGTH)) ?? null)
      : (this.average('CA', code.slice(0, 2)) ?? this.average('CA', code.slice(0, 1)));
  }

  private average(country: 'US' | 'CA', beginning: string): Point | null {
    return average(
      this.dealers
        .filter(dealer => dealer.address.country === country)
        .filter(dealer => codeOf(dealer).startsWith(beginning))
        .map(({ _geoloc }) => _geoloc),
    );
  }
}
