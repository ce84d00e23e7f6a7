import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundlerConfig, isRecord } from '../bundler-config';

const APPLICATION = 'app';

/** What the application needs, in the order in which it is run; each builds on the one before. */
const AHEAD = [
  { name: 'react', modules: ['react-dom/client', './src/app/formats-ahead'] },
  { name: 'router', modules: ['gatsby-link', './.cache/loader'] },
  {
    name: 'shop',
    modules: ['./src/app/frame/gatsby-browser', './src/app/page-wrapper'],
  },
] as const;

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
    entry[name] = { import: modules, ...(before && { dependOn: before }) };
    before = name;
  }
};

const filesOf = (groups: unknown, name: string): readonly string[] => {
  const group: unknown = isRecord(groups) ? groups[name] : null;
  const assets: unknown = isRecord(group) ? group.assets : null;
  return (Array.isArray(assets) ? assets : []).flatMap((asset: unknown) =>
    isRecord(asset) && typeof asset.name === 'string' && asset.name.endsWith('.js')
      ? [asset.name]
      : [],
  );
};

/**
 * Paths of this build's scripts that are run ahead of the application, in their order, by the
 * bundler's own list: older builds' scripts lie beside them.
 * @throws where the build wrote none for an entry.
 */
export const pathsAhead = (stats: unknown): readonly string[] => {
  const groups: unknown = isRecord(stats) ? stats.namedChunkGroups : null;
  const files = AHEAD.flatMap(({ name }) => {
    const own = filesOf(groups, name);
    if (own.length === 0) throw new Error(`The build wrote no script for "${name}".`);
    return own;
  });
  return [...new Set(files)].map(file => `/${file}`);
};
