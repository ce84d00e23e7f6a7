import type { CreateWebpackConfigArgs } from 'gatsby';

const NAME = 'react';
const FILE = new RegExp(`^${NAME}-[0-9a-f]{20}\\.js$`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * React as an entry of its own, ahead of the application: it is compiled and run in a task of its
 * own, and the page can answer between the two. Written into the configuration itself, for the
 * generator takes no entries from what is merged into it.
 */
export const setReactFirst = ({
  stage,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>): void => {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  const entry: unknown = isRecord(config) ? config.entry : null;
  if (stage === 'build-javascript' && isRecord(entry)) entry[NAME] = ['react-dom/client'];
};

/** Path of that entry in this build, by the bundler's own list: older builds' scripts lie beside it. */
export const reactFirstPath = (stats: unknown): string => {
  const chunks: unknown = isRecord(stats) ? stats.assetsByChunkName : null;
  const files: unknown = isRecord(chunks) ? chunks[NAME] : null;
  const name: unknown = Array.isArray(files)
    ? files.find(each => typeof each === 'string' && FILE.test(each))
    : undefined;
  if (typeof name !== 'string') throw new Error('The build wrote no script for React.');
  return `/${name}`;
};
