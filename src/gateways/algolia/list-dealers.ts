import {
  array,
  boolean,
  check,
  finite,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { LocatedDealer } from '~/src/domain/contact/dealer';
import { isPlainSlug } from '~/src/domain/content/slug';
import { decode, nullable } from '~/src/domain/data/decode';
import { isRecord, textOf } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import type { SearchSettings } from '~/src/config/settings/search-settings';
import { failure } from '../http/failure';
import { createSearchClient, type SearchClient } from './client';
import { search } from './search-reply';

/** The most records that the service gives for one search. */
const MOST_DEALERS = 1000;

const degrees = (most: number) =>
  pipe(
    number(),
    finite(),
    check(value => Math.abs(value) <= most, `is not between -${most} and ${most}`),
  );

const name = pipe(
  string(),
  check(text => text.trim() !== '', 'is empty'),
);

const slug = pipe(
  string(),
  check(isPlainSlug, 'may hold lowercase letters, digits and single hyphens only'),
);

const dealerRecord = pipe(
  object({
    id: string(),
    name,
    slug,
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
    _geoloc: object({ lat: degrees(90), lng: degrees(180) }),
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

export interface ListedDealers {
  readonly dealers: readonly LocatedDealer[];
  /** A sentence for each record that is left out: its id, and what is wrong. */
  readonly problems: readonly string[];
}

const nameOf = (hit: unknown): string => {
  const record = isRecord(hit) ? hit : {};
  return `The dealer "${textOf(record.id) ?? textOf(record.objectID) ?? textOf(record.name) ?? 'without an id'}"`;
};

/** The first dealer of each address; a sentence for every other one. */
const oneForEachAddress = (found: readonly LocatedDealer[]): ListedDealers => {
  const byAddress = new Map<string, LocatedDealer>();
  const problems: string[] = [];
  for (const dealer of found) {
    const address = `${dealer.address.country} ${dealer.slug}`;
    const kept = byAddress.get(address);
    if (kept) {
      problems.push(
        `${nameOf(dealer)} is left out: its slug "${dealer.slug}" is that of the dealer "${kept.id}". Change one in the search index.`,
      );
    } else byAddress.set(address, dealer);
  }
  return { dealers: [...byAddress.values()], problems };
};

/**
 * Every dealer of the index `dealers`, for the pages that the build makes of them. Errors: `http`
 * with the service's status, `network` when it could not be reached in time, `protocol` for an index of
 * more records than one search gives, and for one with no record that can be read.
 */
export const listDealers = async (
  settings: SearchSettings,
  client: Pick<SearchClient, 'search'> = createSearchClient(settings),
): Promise<Result<ListedDealers>> => {
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
  const found: LocatedDealer[] = [];
  const problems: string[] = [];
  for (const hit of hits) {
    const dealer = decode(dealerRecord, hit);
    if (dealer.ok) found.push(dealer.value);
    else problems.push(`${nameOf(hit)} cannot be read and is left out. ${dealer.error.message}`);
  }
  const [first] = problems;
  const { dealers, problems: repeated } = oneForEachAddress(found);
  return dealers.length === 0 && first !== undefined
    ? failure('protocol', `No record of the index "dealers" can be read. ${first}`)
    : ok({ dealers, problems: [...problems, ...repeated] });
};
