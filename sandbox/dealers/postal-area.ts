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

/** Areas of ZIP codes between two known ones lie between them, if these are no further apart. */
const WIDEST_GAP = 8;

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
 * Where postal codes are, as far as the dealers' own addresses tell: the average of the dealers whose
 * codes begin alike. A ZIP area without a dealer lies between its neighbours by number; a Canadian
 * one is the average of its letter and digit, then of its letter.
 */
export class PostalAreas {
  constructor(private readonly dealers: readonly SeedDealer[]) {}

  /** The center of a postal code's area; null if no dealer's address is near it. */
  locate({ country, code }: PostalCode): Point | null {
    const known = this.average(country, code) ?? this.average(country, code.slice(0, AREA_LENGTH));
    if (known) return known;
    return country === 'US'
      ? this.between(Number(code.slice(0, AREA_LENGTH)))
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

  private between(area: number): Point | null {
    const neighbour = (step: 1 | -1): { readonly gap: number; readonly point: Point } | null => {
      for (let gap = 1; gap <= WIDEST_GAP; gap += 1) {
        const beginning = String(area + step * gap).padStart(AREA_LENGTH, '0');
        const point = this.average('US', beginning);
        if (point) return { gap, point };
      }
      return null;
    };
    const below = neighbour(-1);
    const above = neighbour(1);
    if (!below || !above || below.gap + above.gap > WIDEST_GAP) return null;
    const share = below.gap / (below.gap + above.gap);
    return {
      lat: below.point.lat + share * (above.point.lat - below.point.lat),
      lng: below.point.lng + share * (above.point.lng - below.point.lng),
    };
  }
}
