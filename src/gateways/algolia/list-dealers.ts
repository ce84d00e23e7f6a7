import { array, boolean, finite, number, object, picklist, pipe, string, transform } from 'valibot';
import type { LocatedDealer } from '~/src/domain/contact/dealer';
import { decode, nullable } from '~/src/domain/data/decode';
import { isRecord, recordsOf } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import type { SearchSettings } from '~/src/config/settings/search-settings';
import { failure } from '../http/failure';
import { createSearchClient, type SearchClient } from './client';

/** The most records that the service gives for one search. */
const MOST_DEALERS = 1000;

const degrees = pipe(number(), finite());

const dealerRecord = pipe(
  object({
    id: string(),
    name: string(),
    slug: string(),
    phone: nullable(string()),
    companyOwned: boolean(),
    serviceAreas: array(string()),
    address: object({
      street: string(),
      city: string(),
      region: string(),
      postalCode: string(),
      country: picklist(['US', 'CA']),
    }),
    _geoloc: object({ lat: degrees, lng: degrees }),
  }),
  transform(
    ({ companyOwned, _geoloc, ...rest }): LocatedDealer => ({
      ...rest,
      isCompanyOwned: companyOwned,
      latitude: _geoloc.lat,
      longitude: _geoloc.lng,
    }),
  ),
);

const statusOf = (error: unknown): number | null =>
  isRecord(error) && typeof error.status === 'number' ? error.status : null;

/**
 * Every dealer of the index `dealers`, for the pages that the build makes of them. Errors: `http`
 * with the service's status, `network` when it could not be reached in time, `protocol` for a record
 * that cannot be read and for an index of more records than one search gives.
 */
export const listDealers = async (
  settings: SearchSettings,
  client: Pick<SearchClient, 'search'> = createSearchClient(settings),
): Promise<Result<readonly LocatedDealer[]>> => {
  try {
    const { results } = await client.search([
      { indexName: 'dealers', params: { query: '', hitsPerPage: MOST_DEALERS } },
    ]);
    const [result] = recordsOf(results);
    const hits = recordsOf(result?.hits);
    if (typeof result?.nbHits === 'number' && result.nbHits > hits.length) {
      return failure(
        'protocol',
        `The index "dealers" has ${result.nbHits} records, and one search gives ${hits.length}.`,
      );
    }
    const dealers: LocatedDealer[] = [];
    for (const hit of hits) {
      const dealer = decode(dealerRecord, hit);
      if (!dealer.ok)
        return failure('protocol', `A dealer cannot be read. ${dealer.error.message}`);
      dealers.push(dealer.value);
    }
    return ok(dealers);
  } catch (error) {
    const status = statusOf(error);
    const message = error instanceof Error ? error.message : String(error);
    return failure(status === null ? 'network' : 'http', message, { status });
  }
};
