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

/** Path of that entry among the names in the output folder. */
export const reactFirstPath = (names: readonly string[]): string => {
  const name = names.find(each => FILE.test(each));
  if (name === undefined) throw new Error('The build wrote no script for React.');
  return `/${name}`;
};
