import { readFile, writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Reporter } from 'gatsby';
import type { Settings } from '~/src/config/settings/settings';
import { HIDDEN_PATTERN } from '~/hosting/adapter/path-patterns';
import { removeOtherBrandFiles } from './brand-files';
import { originsOf, withPolicy, type PageKind } from './csp/csp';
import { removeOldChunks } from './old-chunks';
import { filesBelow, forEachOf } from '~/hosting/adapter/output-files';
import { pageSheets } from '../bundler/page-styles';
import { ACCOUNT_PATHS } from '../pages/account-pages';
import { PREVIEW_PATH } from '../pages/preview-page';
import { precompress } from './precompress';
import { finishStart } from '../startup/finish-start';
import { precachedScripts, offlineFiles } from './service-worker/precached-files';
import { writeOfflinePages, writeWorker } from './service-worker/write-worker';
import { moveSourceMaps } from '../bundler/source-maps';
import { writeWebApp } from './web-app/write-web-app';

const OUTPUT = 'public';
const HOST_FOLDER = '.host';
const RECORD = '.host/compressed.json';
const STATS = `${OUTPUT}/webpack.stats.json`;
const OLD_CHUNKS = '.host/old-chunks.json';

const HIDDEN = new RegExp(HIDDEN_PATTERN);

const formatKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const kindOfFile = (file: string): PageKind => {
  const isAt = (path: string): boolean => `/${file}`.endsWith(`${path}/index.html`);
  if (isAt(PREVIEW_PATH)) return 'preview';
  return ACCOUNT_PATHS.some(isAt) ? 'account' : 'public';
};

/**
 * The last steps on written pages: late scripts, policies, the service worker that lists them,
 * compressed copies. Every page is read, because Gatsby updates the script block even of pages that
 * it does not write again. Files that need no change are left alone.
 */
export const finishOutput = async (
  reporter: Pick<Reporter, 'info'>,
  settings: Settings,
): Promise<void> => {
  await removeOtherBrandFiles(OUTPUT, settings.brand.id);
  await removeOldChunks(OUTPUT, OLD_CHUNKS);
  await moveSourceMaps(OUTPUT, HOST_FOLDER, process.env.GATSBY_RELEASE || 'development');
  await writeWebApp(OUTPUT, settings.brand);
  await writeOfflinePages(OUTPUT, settings);
  const origins = originsOf(settings);
  const pages = (await filesBelow(OUTPUT)).filter(
    file => file.endsWith('.html') && !file.includes('_gatsby'),
  );
  const stats: unknown = JSON.parse(await readFile(STATS, 'utf8'));
  const { scripts, finish } = await finishStart(OUTPUT, stats, settings.startup);
  const offline = new Set(offlineFiles(settings.brand));
  let secured = 0;
  await forEachOf(pages, async file => {
    const html = await readFile(file, 'utf8');
    const page = relative(OUTPUT, file).split(sep).join('/');
    const started = offline.has(page) ? html : finish(html, page);
    const finished = withPolicy(started, origins, kindOfFile(page));
    if (finished === html) return;
    await writeFile(file, finished);
    secured += 1;
  });
  const worker = await writeWorker(OUTPUT, settings, [
    ...new Set([...scripts, ...precachedScripts(stats), ...pageSheets(stats)]),
  ]);
  const isShown = (file: string): boolean =>
    !HIDDEN.test(`/${relative(OUTPUT, file).split(sep).join('/')}`);
  const compressed = await precompress((await filesBelow(OUTPUT)).filter(isShown), RECORD);
  reporter.info(
    `The service worker weighs ${formatKb(worker.workerBytes)}, its shell of ${worker.files} files ${formatKb(worker.shellBytes)} (gzip)`,
  );
  reporter.info(
    `${secured} of ${pages.length} pages got a new policy, ${compressed} files new copies`,
  );
};
