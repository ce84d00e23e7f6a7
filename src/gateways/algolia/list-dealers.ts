import { array, boolean, finite, number, object, picklist, pipe, string, transform } from 'valibot';
import type { LocatedDealer } from '~/src/domain/contact/dealer';
import { decode, nullable } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import type { SearchSettings } from '~/src/config/settings/search-settings';
import { failure } from '../http/failure';
import { createSearchClient, type SearchClient } from './client';
import { search } from './search-reply';

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

/**
 * Every dealer of the index `dealers`, for the pages that the build makes of them. Errors: `http`
 * with the service's status, `network` when it could not be reached in time, `protocol` for a record
 * that cannot be read and for an index of more records than one search gives.
 */
export const listDealers = async (
  settings: SearchSettings,
  client: Pick<SearchClient, 'search'> = createSearchClient(settings),
): Promise<Result<readonly LocatedDealer[]>> => {
  const reply = await search(client, [
    { indexName: 'dealers', params: { query: '', hitsPerPage: MOST_DEALERS } },
  ]);
  if (!reply.ok) return reply;
  const { hits = [], nbHits = 0 } = reply.value[0] ?? {};
  if (nbHits > hits.length) {
    return failure(
      'protocol',
      `The index "dealers" has ${nbHits} records, and one search gives ${hits.length}.`,
    );
  }
  const dealers: LocatedDealer[] = [];
  for (const hit of hits) {
    const dealer = decode(dealerRecord, hit);
    if (!dealer.ok) return failure('protocol', `A dealer cannot be read. ${dealer.error.message}`);
    dealers.push(dealer.value);
  }
  return ok(dealers);
};
