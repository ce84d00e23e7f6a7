import type { CreateWebpackConfigArgs } from 'gatsby';
import { missingAnchor } from '../startup/startup-stop';
import { cacheGroups } from './bundler-config';
import { PRECACHED_CHUNKS } from './precached-chunks';

interface Chunk {
  readonly name?: string | null;
}

type NameChunk = (module: unknown, chunks: readonly Chunk[]) => string | undefined;

interface SharedGroup {
  name: NameChunk;
  minSize?: number;
}

/** In bytes of source. A separate file costs a request and is compressed separately. */
const MIN_SHARED_BYTES = 24_000;

const isSharedGroup = (group: unknown): group is SharedGroup =>
  typeof group === 'object' &&
  group !== null &&
  'name' in group &&
  typeof group.name === 'function';

/**
 * Gatsby names shared chunks after the chunks that share them. Most late parts have no names, so
 * whatever any two of them share would end up in a single chunk, forms included, which the first of
 * them would load. Leave those for webpack to name, by who shares what.
 */
const leaveLazyChunksUnnamed =
  (name: NameChunk): NameChunk =>
  (module, chunks) =>
    chunks.every(chunk => chunk.name && !PRECACHED_CHUNKS.includes(chunk.name))
      ? name(module, chunks)
      : undefined;

/**
 * Splits code shared by late parts by who shares it, and duplicates small pieces.
 * @throws BuildError if Gatsby's own group is gone
 */
export const setSharedChunks = (
  args: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>,
): void => {
  if (args.stage !== 'build-javascript') return;
  const { shared } = cacheGroups(args);
  if (!isSharedGroup(shared)) {
    throw missingAnchor({
      part: 'always',
      place: "the configuration of Gatsby's webpack",
      expected: 'a cache group "shared" with a function that names its chunks',
      fileToChange: 'src/gatsby/bundler/shared-chunks.ts',
    });
  }
  shared.name = leaveLazyChunksUnnamed(shared.name);
  shared.minSize = MIN_SHARED_BYTES;
};
