import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'webpack';
import type { StartupSettings } from '~/src/config/settings/startup-settings';
import { FILE_HASH } from '~/src/config/file-hash';
import { missingAnchor } from '../startup/startup-stop';
import { chunkFiles } from './bundler-config';
import { START_ENTRIES } from './start-entries';

/** Read by V8 at the start of a script: https://v8.dev/blog/explicit-compile-hints */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The scripts that every page runs at start, and the page's own template. */
export const START_SCRIPT_FILE = new RegExp(
  `^(?:webpack-runtime|framework|${START_ENTRIES.join('|')}|component---src-templates-[\\w-]+)-${FILE_HASH}\\.js$`,
);

/**
 * Makes V8 compile the scripts that start a page completely, off the main thread and while they
 * download, instead of function by function. Added after minification, which removes comments, and
 * before source maps are made.
 */
export const setCompileHint = (
  { stage, actions }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>,
  startup: StartupSettings,
): void => {
  if (stage !== 'build-javascript' || !startup['compile-hints']) return;
  const hint = new BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: START_SCRIPT_FILE,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
  actions.setWebpackConfig({ plugins: [hint] });
};

const TEMPLATE = /^component---src-templates-/;

/**
 * The scripts that must carry the hint: those that start every page, and each template's own.
 * @param stats webpack's statistics
 * @param start the scripts that start every page, as files of the output
 * @throws BuildError if no template has a script of its own
 */
export const hintedScripts = (stats: unknown, start: readonly string[]): readonly string[] => {
  const templates = [...chunkFiles(stats)].flatMap(([name, files]) =>
    TEMPLATE.test(name)
      ? files.filter(file => file.startsWith(`${name}-`) && file.endsWith('.js'))
      : [],
  );
  if (templates.length > 0) return [...start, ...templates];
  throw missingAnchor({
    part: 'compile-hints',
    place: 'webpack.stats.json',
    expected: 'scripts named component---src-templates-…',
    fileToChange: 'src/gatsby/bundler/compile-hint.ts',
  });
};

/**
 * Stops the build if a script does not begin with the hint: V8 reads it only there.
 * @param file its name, for the message
 */
export const checkCompileHint = (file: string, text: string): void => {
  if (text.startsWith(`${COMPILE_HINT}\n`)) return;
  throw missingAnchor({
    part: 'compile-hints',
    place: `the first line of ${file}`,
    expected: COMPILE_HINT,
    fileToChange: 'src/gatsby/bundler/compile-hint.ts',
  });
};
