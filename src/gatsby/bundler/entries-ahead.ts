import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord } from '~/src/domain/data/read';
import { bundlerConfig, chunkFiles } from './bundler-config';

const APPLICATION = 'app';

/** What the application needs, in the order in which it is run; each builds on the one before. */
const AHEAD = [
  { name: 'react', modules: ['react-dom/client', './src/runtime/formats-ahead'] },
  { name: 'router', modules: ['gatsby-link', './.cache/loader'] },
  {
    name: 'shop',
    modules: ['./src/shell/frame/gatsby-browser', './src/shell/page-wrapper'],
  },
] as const;

/** The entries that start every page, in their order. */
export const START_ENTRIES: readonly string[] = [...AHEAD.map(({ name }) => name), APPLICATION];

/**
 * Cuts the application's start in entries of their own: each is compiled and run in a task of its
 * own, and the page can answer between them. Written into the configuration itself, for the
 * generator takes no entries from what is merged into it.
 */
export const setEntriesAhead = ({
  stage,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>): void => {
  if (stage !== 'build-javascript') return;
  const { entry } = bundlerConfig({ getConfig });
  if (!isRecord(entry) || !(APPLICATION in entry)) {
    throw new Error(`The bundler has no entry "${APPLICATION}" to cut.`);
  }
  let before: string | undefined;
  for (const { name, modules } of [...AHEAD, { name: APPLICATION, modules: entry[APPLICATION] }]) {
    Object.assign(entry, { [name]: { import: modules, ...(before && { dependOn: before }) } });
    before = name;
  }
};

/**
 * The scripts with which this build starts every page, as files of the output in the order in which
 * they run, by the bundler's own list: older builds' scripts lie beside them.
 * @throws where the build wrote none for an entry.
 */
export const startScripts = (stats: unknown): readonly string[] => {
  const files = chunkFiles(stats);
  const scripts = START_ENTRIES.flatMap(entry => {
    const own = files.get(entry)?.filter(file => file.endsWith('.js')) ?? [];
    if (own.length === 0) throw new Error(`The build wrote no script for "${entry}".`);
    return own;
  });
  return [...new Set(scripts)];
};
