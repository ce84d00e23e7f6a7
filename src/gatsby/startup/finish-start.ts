import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartupSettings } from '~/src/config/settings/startup-settings';
import { checkCompileHint, hintedScripts } from '../bundler/compile-hint';
import { startScripts } from '../bundler/start-entries';
import { withoutChunkMap } from '../output/late-scripts/chunk-map';
import { withLateScripts, type PageScripts } from '../output/late-scripts/late-scripts';
import { firstViewScript, pageStartScript } from './inline-scripts';
import { missingAnchor } from './startup-stop';

/** How webpack writes the creation of a worker. */
const WORKER = 'new Worker(';

/**
 * Stops the build if a script lacks something that the build should have added.
 * @param output folder of the built site
 * @param start the scripts that start every page, as files of the output
 */
const checkStartScripts = async (
  output: string,
  stats: unknown,
  start: readonly string[],
  startup: StartupSettings,
): Promise<void> => {
  if (startup['compile-hints']) {
    for (const file of hintedScripts(stats, start)) {
      checkCompileHint(file, await readFile(join(output, file), 'utf8'));
    }
  }
  if (!startup['format-worker']) return;
  const texts = await Promise.all(start.map(file => readFile(join(output, file), 'utf8')));
  if (texts.some(text => text.includes(WORKER))) return;
  throw missingAnchor({
    part: 'format-worker',
    place: 'the scripts that start every page',
    expected: WORKER,
    fileToChange: 'src/runtime/formats-ahead.ts',
  });
};

/** Finishes the start-up of a page's HTML. */
type FinishStart = (html: string, page: string) => string;

/**
 * Returns a function that completes the start-up of a page: scripts after the first paint, and no
 * chunk map. It throws a BuildError if a page lacks what it changes, or the first-view script.
 * @param start the scripts that start every page, as files of the output
 */
const startFinisher = (start: readonly string[], startup: StartupSettings): FinishStart => {
  const firstView = firstViewScript(startup);
  const scripts: PageScripts = {
    start: start.map(file => `/${file}`),
    inline: pageStartScript(startup),
    isLate: startup['late-scripts'],
  };
  return (html, page) => {
    if (!html.includes(firstView)) {
      throw missingAnchor({
        part: 'first-view',
        place: `the head of ${page}`,
        expected: 'the script of src/runtime/inline/first-view.mts',
        fileToChange: 'src/runtime/document.tsx',
      });
    }
    return withLateScripts(withoutChunkMap(html, page), page, scripts);
  };
};

/** Checks the start-up scripts of a build and returns the function that completes its pages. */
export const finishStart = async (
  output: string,
  stats: unknown,
  startup: StartupSettings,
): Promise<{ readonly scripts: readonly string[]; readonly finish: FinishStart }> => {
  const scripts = startScripts(stats, startup);
  await checkStartScripts(output, stats, scripts, startup);
  return { scripts, finish: startFinisher(scripts, startup) };
};
