import {
  readCollectionIndex,
  type CollectionIndex,
} from '~/src/domain/collections/collection-index';
import { DecodeError, list, type Decode } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { readTileCard, type TileCard } from '~/src/domain/collections/tile-card';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { withRetries } from '../http/with-retries';

interface FileOptions {
  readonly fetch?: Fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

const readFile = async <T>(
  address: string,
  decode: Decode<T>,
  { fetch, sleep }: FileOptions = {},
): Promise<Result<T>> => {
  const reply = await withRetries(() => fetchJson(address, { fetch }), sleep ? { sleep } : {});
  if (!reply.ok) return reply;
  try {
    return ok(decode(reply.value));
  } catch (error) {
    if (error instanceof DecodeError) return failure('protocol', `${address}: ${error.message}`);
    throw error;
  }
};

/** The index of a collection, a file of the build. Fails as `fetchJson` does, or as `protocol`. */
export const fetchCollectionIndex = (
  address: string,
  options?: FileOptions,
): Promise<Result<CollectionIndex>> => readFile(address, readCollectionIndex, options);

/** Some of a collection's cards, a file of the build. Fails as `fetchCollectionIndex` does. */
export const fetchTileCards = (
  address: string,
  options?: FileOptions,
): Promise<Result<readonly TileCard[]>> => readFile(address, list(readTileCard), options);
