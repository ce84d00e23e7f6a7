import { array, type GenericSchema } from 'valibot';
import type { CollectionIndex } from '~/src/domain/collections/collection-index';
import { collectionIndexSchema } from '~/src/domain/collections/collection-index-decoder';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { tileCardSchema } from '~/src/domain/collections/tile-card-decoder';
import { decode } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { withRetries } from '../http/with-retries';

interface FileOptions {
  readonly fetch?: Fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

const readFile = async <T>(
  address: string,
  schema: GenericSchema<unknown, T>,
  { fetch, sleep }: FileOptions = {},
): Promise<Result<T>> => {
  const reply = await withRetries(() => fetchJson(address, { fetch }), sleep ? { sleep } : {});
  if (!reply.ok) return reply;
  const file = decode(schema, reply.value);
  return file.ok ? file : failure('protocol', `${address}: ${file.error.message}`);
};

/** The index of a collection, a file of the build. Fails as `fetchJson` does, or as `protocol`. */
export const fetchCollectionIndex = (
  address: string,
  options?: FileOptions,
): Promise<Result<CollectionIndex>> => readFile(address, collectionIndexSchema, options);

/** Some of a collection's cards, a file of the build. Fails as `fetchCollectionIndex` does. */
export const fetchTileCards = (
  address: string,
  options?: FileOptions,
): Promise<Result<readonly TileCard[]>> => readFile(address, array(tileCardSchema), options);
