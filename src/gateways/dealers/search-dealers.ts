import {
  array,
  boolean,
  maxValue,
  minValue,
  nonEmpty,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { decode, decodeJson, finiteNumber, nullable } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';

export interface DealerSearchOptions {
  /** Origin of the dealer search, no trailing slash. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Error code for a text that the service does not accept as a postal code. */
export const INVALID_POSTAL_CODE = 'invalidPostalCode';

const TIMEOUT_MS = 8000;

const foundDealer = pipe(
  object({
    id: pipe(string(), regex(/^[\w-]{1,64}$/)),
    name: pipe(string(), nonEmpty()),
    slug: pipe(string(), regex(/^[a-z0-9-]+$/)),
    phone: nullable(string()),
    companyOwned: boolean(),
    serviceAreas: array(string()),
    servesPostalCode: boolean(),
    address: object({
      street: string(),
      city: string(),
      region: string(),
      postalCode: string(),
      country: picklist(['US', 'CA']),
    }),
    latitude: pipe(finiteNumber, minValue(-90), maxValue(90)),
    longitude: pipe(finiteNumber, minValue(-180), maxValue(180)),
    distance: pipe(finiteNumber, minValue(0)),
    nextVisit: nullable(pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
  transform(
    ({ companyOwned, ...dealer }): NearbyDealer => ({ ...dealer, isCompanyOwned: companyOwned }),
  ),
);

const refusal = object({ error: object({ code: string(), message: string() }) });

const readRefusal = (text: string, status: number): Result<never> | null => {
  const body = status === 400 ? decodeJson(refusal, text) : null;
  if (body?.error.code !== INVALID_POSTAL_CODE) return null;
  const { code, message } = body.error;
  return failure('user', message, {
    status,
    userErrors: [{ field: ['postalCode'], message, code }],
  });
};

/**
 * The dealers near a postal code, those who serve it first (spec storefront §7 Dealer search,
 * openapi/dealers.yaml). Errors: `user` with the code `invalidPostalCode`; else as `fetchJson`.
 */
export const searchDealers = async (
  { origin, fetch, signal, timeoutMs = TIMEOUT_MS }: DealerSearchOptions,
  postalCode: string,
): Promise<Result<readonly NearbyDealer[]>> => {
  const query = new URLSearchParams({ postalCode }).toString();
  const reply = await fetchJson(`${origin}/prod/ifb-dealer-search?${query}`, {
    timeoutMs,
    signal,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const dealers = decode(array(foundDealer), reply.value);
  return dealers.ok ? ok(dealers.value) : failure('protocol', dealers.error.message);
};
