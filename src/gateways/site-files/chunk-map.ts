import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { isRecord, textsOf } from '~/src/domain/data/read';

/** Paths of the scripts of each chunk, by its name. */
export type ChunkMap = Readonly<Record<string, readonly string[]>>;

const toMap = (body: unknown): ChunkMap | null => {
  if (!isRecord(body)) return null;
  return Object.fromEntries(Object.entries(body).map(([name, paths]) => [name, textsOf(paths)]));
};

/** The scripts that each template needs, as Gatsby wrote them beside the pages. */
export const readChunkMap = async (fetch?: Fetch): Promise<Result<ChunkMap>> => {
  const reply = await fetchJson('/chunk-map.json', { fetch });
  if (!reply.ok) return reply;
  const map = toMap(reply.value);
  return map ? ok(map) : failure('protocol', 'The chunk map is no map.');
};
