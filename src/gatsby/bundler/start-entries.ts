import type { CreateWebpackConfigArgs } from 'gatsby';
import type { StartupSettings } from '~/src/config/settings/startup-settings';
import { isRecord } from '~/src/domain/data/read';
import { missingAnchor } from '../startup/startup-stop';
import { bundlerConfig, chunkFiles } from './bundler-config';

const APPLICATION = 'app';

/** What the application needs, in the order in which it is run; each builds on the one before. */
const ENTRIES_BEFORE_APPLICATION = [
  { name: 'react', modules: ['react-dom/client'] },
  { name: 'router', modules: ['gatsby-link', './.cache/loader'] },
  {
    name: 'shop',
    modules: ['./src/shell/frame/gatsby-browser', './src/shell/page-wrapper'],
  },
] as const;

const FORMATS = './src/runtime/formats-ahead';

/** The entries that a build can have to start every page, in their order. */
export const START_ENTRIES: readonly string[] = [
  ...ENTRIES_BEFORE_APPLICATION.map(({ name }) => name),
  APPLICATION,
];

const MEND = 'src/gatsby/bundler/start-entries.ts';

/** The modules of an entry that is written as a path or as a list of them; none of any other. */
const modulesOf = (entry: unknown): readonly string[] =>
  [entry].flat().filter(each => typeof each === 'string');

/**
 * Cuts the application's start in entries of their own: each is compiled and run in a task of its
 * own, and the page can answer between them. The first also starts the worker of formats. Written into
 * the configuration itself, for Gatsby takes no entries from what is merged into it.
 * @throws BuildError where Gatsby names its entry otherwise
 */
export const setStartEntries = (
  { stage, getConfig }: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>,
  startup: StartupSettings,
): void => {
  if (stage !== 'build-javascript') return;
  const { entry } = bundlerConfig({ getConfig });
  const application = isRecord(entry) ? modulesOf(entry[APPLICATION]) : [];
  if (!isRecord(entry) || application.length === 0) {
    throw missingAnchor({
      part: 'split-entries',
      place: "the configuration of Gatsby's webpack",
      sought: `an entry "${APPLICATION}" that names its modules`,
      mend: MEND,
    });
  }
  const ahead = startup['split-entries'] ? ENTRIES_BEFORE_APPLICATION : [];
  const first = startup['format-worker'] ? [FORMATS] : [];
  let before: string | undefined;
  for (const { name, modules } of [...ahead, { name: APPLICATION, modules: application }]) {
    Object.assign(entry, {
      [name]: before
        ? { import: [...modules], dependOn: before }
        : { import: [...modules.slice(0, 1), ...first, ...modules.slice(1)] },
    });
    before = name;
  }
};

/**
 * The scripts with which this build starts every page, as files of the output in the order in which
 * they run, by the bundler's own list: older builds' scripts lie beside them.
 * @throws BuildError where the build wrote none for an entry.
 */
export const startScripts = (stats: unknown, startup: StartupSettings): readonly string[] => {
  const files = chunkFiles(stats);
  const entries = startup['split-entries'] ? START_ENTRIES : [APPLICATION];
  const scripts = entries.flatMap(entry => {
    const own = files.get(entry)?.filter(file => file.endsWith('.js')) ?? [];
    if (own.length > 0) return own;
    throw missingAnchor({
      part: 'split-entries',
      place: 'webpack.stats.json',
      sought: `a script of the entry "${entry}"`,
      mend: MEND,
    });
  });
  return [...new Set(scripts)];
};
