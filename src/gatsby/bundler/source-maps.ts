import type { CreateWebpackConfigArgs } from 'gatsby';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { forEachOf } from '~/hosting/adapter/output-files';

/** Where the source maps of a release are kept, outside the served files. */
export const sourceMapFolder = (hostFolder: string, release: string): string =>
  join(hostFolder, 'source-maps', release.replace(/[^\w.@-]/g, '-'));

/**
 * Configures webpack for error reports: source maps without references, and which parts of the
 * reporter are left out.
 */
export const setErrorReports = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>): void => {
  if (stage !== 'build-javascript') return;
  const flags: unknown = Reflect.apply(plugins.define, undefined, [
    {
      __SENTRY_DEBUG__: false,
      __RRWEB_EXCLUDE_IFRAME__: true,
      __RRWEB_EXCLUDE_SHADOW_DOM__: true,
      __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
    },
  ]);
  actions.setWebpackConfig({ devtool: 'hidden-source-map', plugins: [flags] });
};

const NAME = /^\s*\/[/*][#@]\s*sourceMappingURL=(?!data:)[^\n]*$/gm;
const NAMED = /^\s*\/[/*][#@]\s*sourceMappingURL=(?!data:)/m;

/** Scripts of the output that refer to a source map, which is not served. */
export const scriptsNamingMaps = async (output: string): Promise<readonly string[]> => {
  const scripts = (await readdir(output)).filter(name => name.endsWith('.js'));
  const found: string[] = [];
  await forEachOf(scripts, async name => {
    if (NAMED.test(await readFile(join(output, name), 'utf8'))) found.push(name);
  });
  return found;
};

/**
 * Moves the source maps from the output to the folder of their release (docs/hosting.md says how to
 * upload them) and deletes those of other releases.
 * @returns how many there were
 */
export const moveSourceMaps = async (
  output: string,
  hostFolder: string,
  release: string,
): Promise<number> => {
  const folder = sourceMapFolder(hostFolder, release);
  const parent = join(hostFolder, 'source-maps');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name !== basename(folder)) await rm(join(parent, name), { recursive: true });
  }
  const maps = (await readdir(output)).filter(name => /\.(?:js|css)\.map$/.test(name));
  await forEachOf(maps, name => rename(join(output, name), join(folder, name)));
  // Scripts of earlier builds, which are kept for open tabs, may still refer to maps.
  await forEachOf(await scriptsNamingMaps(output), async name => {
    const text = await readFile(join(output, name), 'utf8');
    await writeFile(join(output, name), text.replace(NAME, ''));
  });
  return maps.length;
};
