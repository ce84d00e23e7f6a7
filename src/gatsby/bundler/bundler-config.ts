import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord, recordsOf, textOf, type Json } from '~/src/domain/data/read';
import { FILE_HASH_LENGTH } from '~/src/config/file-hash';

/**
 * Webpack's configuration itself, to be changed in place: Gatsby merges only some options. Its
 * types say `any`, so check each part before use.
 * @throws if Gatsby provides none.
 */
export const bundlerConfig = ({ getConfig }: Pick<CreateWebpackConfigArgs, 'getConfig'>): Json => {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config)) throw new Error('Gatsby provided no webpack configuration.');
  return config;
};

/** What every script and page repeats; longer names only serve pages with the runtimes of several projects. */
const SHORT_NAMES = {
  hashDigestLength: FILE_HASH_LENGTH,
  uniqueName: 's',
  chunkLoadingGlobal: 'chunks',
  globalObject: 'self',
};

/**
 * Shortens names in the output. Changes the configuration in place, because Gatsby does not merge these options.
 * @throws if there is no output option.
 */
export const setOutput = ({
  stage,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>): void => {
  if (stage !== 'build-javascript') return;
  const { output } = bundlerConfig({ getConfig });
  if (!isRecord(output)) throw new Error('Gatsby provided no webpack output options.');
  Object.assign(output, SHORT_NAMES);
};

const CACHE_GROUPS = ['optimization', 'splitChunks', 'cacheGroups'] as const;

/** The options for shared chunks, to be changed in place; empty if there are none. */
export const cacheGroups = (args: Pick<CreateWebpackConfigArgs, 'getConfig'>): Json => {
  const groups = CACHE_GROUPS.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    bundlerConfig(args),
  );
  return isRecord(groups) ? groups : {};
};

/** The output files of each entry and template, from webpack's statistics. */
export const chunkFiles = (stats: unknown): ReadonlyMap<string, readonly string[]> => {
  const groups = isRecord(stats) && isRecord(stats.namedChunkGroups) ? stats.namedChunkGroups : {};
  return new Map(
    Object.entries(groups).map(([name, group]) => [
      name,
      recordsOf(isRecord(group) ? group.assets : null).flatMap(asset => textOf(asset.name) ?? []),
    ]),
  );
};
