import type { CreateWebpackConfigArgs } from 'gatsby';
import type { StartupSettings } from '~/src/config/settings/startup-settings';
import { isRecord } from '~/src/domain/data/read';
import { missingAnchor } from '../startup/startup-stop';
import { bundlerConfig, chunkFiles } from './bundler-config';

const APPLICATION = 'app';

/** What the application needs, in the order of execution; each depends on the one before. */
const ENTRIES_BEFORE_APPLICATION = [
  { name: 'react', modules: ['react-dom/client'] },
  { name: 'router', modules: ['gatsby-link', './.cache/loader'] },
  {
    name: 'shop',
    modules: ['./src/shell/gatsby-plugin/gatsby-browser', './src/shell/page-wrapper'],
  },
] as const;

const FORMATS = './src/runtime/formats-ahead';

/** The entries that may start every page, in order. */
export const START_ENTRIES: readonly string[] = [
  ...ENTRIES_BEFORE_APPLICATION.map(({ name }) => name),
  APPLICATION,
];

const FILE_TO_CHANGE = 'src/gatsby/bundler/start-entries.ts';

/** The modules of an entry given as a path or a list of paths; none for anything else. */
const modulesOf = (entry: unknown): readonly string[] =>
  [entry].flat().filter(each => typeof each === 'string');

/**
 * Splits the start of the application into entries, so that each is compiled and run in a task of
 * its own and the page can respond in between. The first also starts the format worker. Changes the
 * configuration in place, because Gatsby does not merge entries.
 * @throws BuildError if Gatsby defines its entry differently
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
      expected: `an entry "${APPLICATION}" that names its modules`,
      fileToChange: FILE_TO_CHANGE,
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
 * The scripts that start every page of this build, as files of the output in the order of
 * execution, from webpack's statistics: scripts of older builds are in the same folder.
 * @throws BuildError if an entry has no script.
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
      expected: `a script of the entry "${entry}"`,
      fileToChange: FILE_TO_CHANGE,
    });
  });
  return [...new Set(scripts)];
};
