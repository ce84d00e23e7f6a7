import type { CreateWebpackConfigArgs } from 'gatsby';
import { missingAnchor } from '../startup/startup-stop';
import { cacheGroups } from './bundler-config';
import { LATE_PARTS } from './late-parts';

interface Chunk {
  readonly name?: string | null;
}

type NameChunk = (module: unknown, chunks: readonly Chunk[]) => string | undefined;

interface SharedGroup {
  name: NameChunk;
  minSize?: number;
}

/** In bytes of source. A file of its own costs a request, and is compressed apart from its users. */
const MIN_SHARED_BYTES = 24_000;

const isSharedGroup = (group: unknown): group is SharedGroup =>
  typeof group === 'object' &&
  group !== null &&
  'name' in group &&
  typeof group.name === 'function';

/**
 * Gatsby names what several chunks share after those chunks. Most parts that are loaded late have
 * no names, so that everything that any two of them share would be one chunk, forms and all, which
 * the first of them brings along. Those are left for the bundler to name, by who shares what.
 */
const leaveLazyChunksUnnamed =
  (name: NameChunk): NameChunk =>
  (module, chunks) =>
    chunks.every(chunk => chunk.name && !LATE_PARTS.includes(chunk.name))
      ? name(module, chunks)
      : undefined;

/**
 * Keeps what late parts share apart from what other late parts share, and a little where it is used.
 * @throws BuildError where Gatsby's own group is gone
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
      sought: 'a cache group "shared" with a function that names its chunks',
      mend: 'src/gatsby/bundler/shared-chunks.ts',
    });
  }
  shared.name = leaveLazyChunksUnnamed(shared.name);
  shared.minSize = MIN_SHARED_BYTES;
};
