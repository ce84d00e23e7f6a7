import type { SeedDealer } from './dealer';
import { placesOf, type Place, type Region } from './region';

type Country = SeedDealer['address']['country'];

const STREETS = ['Mill Street', 'Orchard Road', 'Station Avenue', 'Meadow Lane', 'Old County Road'];
const NEIGHBOURS = 3;
const REACH_KM = 160;
/** One dealer in this many is run by the company itself. */
const COMPANY_OWNED = 4;

/** A number that depends on the text alone. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Kilometres between two places, near enough on this scale. */
const distance = (one: Place, other: Place): number =>
  Math.hypot(
    (one.lat - other.lat) * 111,
    (one.lng - other.lng) * 111 * Math.cos((one.lat * Math.PI) / 180),
  );

const nearest = (place: Place, others: readonly Place[]): readonly string[] =>
  others
    .filter(other => other !== place && distance(place, other) < REACH_KM)
    .sort((one, other) => distance(place, one) - distance(place, other))
    .slice(0, NEIGHBOURS)
    .map(({ name }) => name);

const prefixOf = (postalCode: string): string => postalCode.slice(0, 3);

const written = (postalCode: string, country: Country): string =>
  country === 'CA' ? `${prefixOf(postalCode)} ${postalCode.slice(3)}` : postalCode;

interface Market extends Region {
  readonly country: Country;
  readonly all: readonly Place[];
}

function dealer(place: Place, index: number, region: Market): SeedDealer {
  const { country, all } = region;
  const number = numberOf(`${place.name} ${region.code}`);
  const id = `lf-${place.postalCode.toLowerCase()}`;
  const postalCode = written(place.postalCode, country);
  const line = String(100 + index).padStart(4, '0');
  return {
    objectID: id,
    id,
    name: `Larkfield of ${place.name}`,
    slug: `${slugOf(place.name)}-${region.code.toLowerCase()}`,
    phone: `(${region.areaCode}) 555-${line}`,
    companyOwned: number % COMPANY_OWNED === 0,
    serviceAreas: [place.name, ...nearest(place, all)],
    postalCode,
    postalPrefixes: [prefixOf(place.postalCode)],
    address: {
      street: `${100 + (number % 880)} ${STREETS[number % STREETS.length] ?? ''}`,
      city: place.name,
      region: region.code,
      postalCode,
      country,
    },
    _geoloc: { lat: place.lat, lng: place.lng },
  };
}

/** The dealers of a country, always the same ones: nothing of them is drawn by chance. */
export const dealersOf = (regions: readonly Region[], country: Country): readonly SeedDealer[] =>
  regions.flatMap(region => {
    const all = placesOf(region);
    return all.map((place, index) => dealer(place, index, { ...region, country, all }));
  });
