import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { injectManifest } from 'workbox-build';
import { FILE_HASH } from '~/src/config/file-hash';
import { localesOf } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { originsOf } from '../csp/csp';
import { bundle } from './bundle';
import { toStandalone } from './offline-page';
import { offlineFiles, precachedFiles } from './precached-files';

const WORKER = 'src/service-worker/main.ts';
const OFFLINE_SCRIPT = 'src/runtime/offline/main.ts';
const BUNDLED = '.host/service-worker.js';
const HASHED = new RegExp(String.raw`[-.]${FILE_HASH}\.(?:js|css)$`);

/** Makes the offline pages self-contained. Run this before the policies, which hash its script. */
export const writeOfflinePages = async (output: string, { brand }: Settings): Promise<void> => {
  const script = await bundle(OFFLINE_SCRIPT);
  for (const file of offlineFiles(brand)) {
    const path = join(output, file);
    const html = await readFile(path, 'utf8');
    await writeFile(path, toStandalone(html, script));
  }
};

const readBuild = async (output: string): Promise<string> => {
  const text = await readFile(join(output, 'page-data', 'app-data.json'), 'utf8');
  const build = /"webpackCompilationHash":"([^"]+)"/.exec(text)?.[1];
  if (build === undefined) throw new Error('Gatsby wrote no build hash to app-data.json.');
  return build;
};

export interface WrittenWorker {
  readonly files: number;
  /** The compressed size of the precached files. */
  readonly shellBytes: number;
  readonly workerBytes: number;
}

/**
 * Writes `sw.js`, which lists the finished files of its shell with their hashes.
 * @param code scripts and sheets of the shell, as files of the output
 */
export const writeWorker = async (
  output: string,
  settings: Settings,
  code: readonly string[],
): Promise<WrittenWorker> => {
  const { brand } = settings;
  const shop = {
    build: await readBuild(output),
    prefixes: localesOf(brand).flatMap(({ urlPath }) => (urlPath === '' ? [] : [`/${urlPath}`])),
    imageOrigins: originsOf(settings).images,
  };
  await mkdir(dirname(BUNDLED), { recursive: true });
  await writeFile(BUNDLED, await bundle(WORKER, { __BUILD_INFO__: JSON.stringify(shop) }));
  const shell = precachedFiles(brand, code);
  const { count, warnings } = await injectManifest({
    swSrc: BUNDLED,
    swDest: join(output, 'sw.js'),
    globDirectory: output,
    globPatterns: [...shell],
    dontCacheBustURLsMatching: HASHED,
    // Hosts serve a page without its file name.
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      entries => ({
        manifest: entries.map(entry => ({
          ...entry,
          url: entry.url.replace(/\/index\.html$/, ''),
        })),
      }),
    ],
  });
  if (warnings.length > 0 || count !== shell.length) {
    throw new Error(`The service worker's shell is not whole: ${warnings.join(' ')}`);
  }
  const sizes = await Promise.all(
    shell.map(async file => {
      const bytes = await readFile(join(output, file));
      return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
    }),
  );
  return {
    files: count,
    shellBytes: sizes.reduce((sum, size) => sum + size, 0),
    workerBytes: gzipSync(await readFile(join(output, 'sw.js'))).length,
  };
};
