import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'webpack';
import { FILE_HASH } from '~/src/config/file-hash';
import { START_ENTRIES } from './entries-ahead';

/** Read by V8 at the start of a script: https://v8.dev/blog/explicit-compile-hints */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** What every page runs while it starts, and its own template. */
export const STARTS_THE_PAGE = new RegExp(
  `^(?:webpack-runtime|framework|${START_ENTRIES.join('|')}|component---src-templates-[\\w-]+)-${FILE_HASH}\\.js$`,
);

/**
 * Has the scripts that start a page compiled whole, off the main thread and while they arrive, instead
 * of function by function when the page calls them. Written once they are minified, for comments are
 * taken out there, and before their source maps are.
 */
export const setCompileHint = ({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>): void => {
  if (stage !== 'build-javascript') return;
  const hint = new BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: STARTS_THE_PAGE,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
  actions.setWebpackConfig({ plugins: [hint] });
};
