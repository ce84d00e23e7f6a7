import * as v from 'valibot';
import { seedError } from '../load/check';
import { lineOfRow, readCsv } from '../load/csv';
import { handle, listCell, numberCell, words, yesCell } from '../load/fields';
import type { SeedDealer } from './dealer';

const code = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'takes two letters, such as ID.'));

/** `regions.csv`: states and provinces, in the order in which they are listed. */
const regionRow = v.strictObject({ code, name: words });

/** `dealers.csv`: the dealers of the fence brand. */
const dealerRow = v.strictObject({
  id: handle,
  name: words,
  slug: handle,
  phone: v.pipe(
    v.string(),
    v.regex(/^\(\d{3}\) 555-01\d\d$/, 'takes a number that rings nobody, (nnn) 555-01nn.'),
  ),
  companyOwned: v.optional(yesCell),
  serviceAreas: listCell,
  postalPrefixes: listCell,
  street: words,
  city: words,
  region: code,
  country: v.picklist(['US', 'CA']),
  postalCode: words,
  latitude: v.pipe(numberCell, v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(numberCell, v.minValue(-180), v.maxValue(180)),
});

/** `zip-areas.csv`: the center of each ZIP area, which is the first three digits of its codes. */
const areaRow = v.strictObject({
  area: v.pipe(v.string(), v.regex(/^\d{3}$/, 'takes three digits.')),
  latitude: dealerRow.entries.latitude,
  longitude: dealerRow.entries.longitude,
});

const FILE = 'dealers/dealers.csv';

/** Every state and province by its code. */
export const regions = readCsv('dealers/regions.csv', regionRow);

const known = new Set(regions.map(region => region.code));

function dealerOf(row: v.InferOutput<typeof dealerRow>, file: string): SeedDealer {
  const { street, city, region, country, postalCode, latitude, longitude, ...rest } = row;
  if (!known.has(region)) {
    throw seedError(file, lineOfRow(row), `"region": regions.csv has no "${region}".`);
  }
  const { id, name, slug, phone, companyOwned = false, serviceAreas, postalPrefixes } = rest;
  return {
    objectID: id,
    id,
    name,
    slug,
    phone,
    companyOwned,
    serviceAreas,
    postalCode,
    postalPrefixes,
    address: { street, city, region, postalCode, country },
    _geoloc: { lat: latitude, lng: longitude },
  };
}

/** Every dealer of the fence brand. */
export const dealers: readonly SeedDealer[] = readCsv(FILE, dealerRow).map(row =>
  dealerOf(row, FILE),
);

/** The center of every ZIP area by its three digits. */
export const zipAreas: ReadonlyMap<string, { readonly lat: number; readonly lng: number }> =
  new Map(
    readCsv('dealers/zip-areas.csv', areaRow).map(({ area, latitude, longitude }) => [
      area,
      { lat: latitude, lng: longitude },
    ]),
  );

/** The same columns for dealers that exist: their numbers ring. */
const realDealerRow = v.strictObject({ ...dealerRow.entries, phone: words });

/** The dealers of another table with the columns of `dealers.csv`; throws for a row that it refuses. */
export const readDealerTable = (file: string): readonly SeedDealer[] =>
  readCsv(file, realDealerRow).map(row => dealerOf(row, file));
