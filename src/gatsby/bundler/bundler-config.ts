import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord, recordsOf, textOf, type Json } from '~/src/domain/data/read';
import { FILE_HASH_LENGTH } from '~/src/config/file-hash';

/**
 * The bundler's configuration itself, to be written into: the generator only takes part of what is
 * merged into it. The generator's types call it `any`, so that each part is looked at before use.
 * @throws where the generator gives none.
 */
export const bundlerConfig = ({ getConfig }: Pick<CreateWebpackConfigArgs, 'getConfig'>): Json => {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config)) throw new Error('The generator gave no configuration of its bundler.');
  return config;
};

/**
 * Shortens the hashes in the names of built files, which every page and the runtime repeat. Written into
 * the configuration itself, for Gatsby takes no such option from what is merged into it.
 * @throws where the bundler has no output to name.
 */
export const setFileHashes = ({
  stage,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>): void => {
  if (stage !== 'build-javascript') return;
  const { output } = bundlerConfig({ getConfig });
  if (!isRecord(output)) throw new Error('Gatsby gave no names for the files of its bundler.');
  Object.assign(output, { hashDigestLength: FILE_HASH_LENGTH });
};

const CACHE_GROUPS = ['optimization', 'splitChunks', 'cacheGroups'] as const;

/** How the bundler gathers modules in shared files, to be written into; empty where it gathers none. */
export const cacheGroups = (args: Pick<CreateWebpackConfigArgs, 'getConfig'>): Json => {
  const groups = CACHE_GROUPS.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    bundlerConfig(args),
  );
  return isRecord(groups) ? groups : {};
};

/** The files of each entry and template, as files of the output, by the bundler's statistics. */
export const chunkFiles = (stats: unknown): ReadonlyMap<string, readonly string[]> => {
  const groups = isRecord(stats) && isRecord(stats.namedChunkGroups) ? stats.namedChunkGroups : {};
  return new Map(
    Object.entries(groups).map(([name, group]) => [
      name,
      recordsOf(isRecord(group) ? group.assets : null).flatMap(asset => textOf(asset.name) ?? []),
    ]),
  );
};
