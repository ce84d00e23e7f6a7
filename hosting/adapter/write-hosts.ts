import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { filesBelow } from './output-files';
import type { HostManifest } from './manifest';
import { netlifyHeaders, netlifyRedirects, PLAIN_NOT_FOUND } from '../netlify/netlify';
import { netlifyEdgeFunction } from '../netlify/netlify-edge';
import { netlifyPictures } from '../netlify/netlify-pictures';
import { netlifyScriptProxy } from '../netlify/netlify-script-proxy';
import { nginxFiles } from '../nginx/nginx';

const RULES = resolve('hosting', 'redirects');
const SOURCES = resolve('.');

/**
 * Writes what each host reads: the manifest for `hosting/local/server.ts`, two files for nginx, and for
 * Netlify two files in the output folder and three edge functions.
 */
export const writeHosts = async (
  manifest: HostManifest,
  { hostFolder, output }: { readonly hostFolder: string; readonly output: string },
): Promise<void> => {
  const files = (await readdir(output, { withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => `/${name}`);
  const hidden = new Set(manifest.notFound.map(({ file }) => `/${file}`));
  const pages = (await filesBelow(output))
    .map(file => `/${relative(output, file).split(sep).join('/')}`)
    .filter(file => file.endsWith('/index.html') && !hidden.has(file))
    .map(file => file.replace(/\/index\.html$/, '') || '/');
  const nginx = nginxFiles(manifest, pages);
  const edgeFolder = join(hostFolder, 'netlify', 'edge-functions');
  const fromEdge = (folder: string): string => relative(edgeFolder, folder).split(sep).join('/');
  const { headers, scriptProxy = [], pictures = [] } = manifest;
  const texts: readonly (readonly [file: string, text: string])[] = [
    [join(hostFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`],
    [join(hostFolder, 'nginx', 'http.conf'), nginx['http.conf']],
    [join(hostFolder, 'nginx', 'server.conf'), nginx['server.conf']],
    [join(edgeFolder, 'redirects.js'), netlifyEdgeFunction(manifest, fromEdge(RULES))],
    [
      join(edgeFolder, 'script-proxy.js'),
      netlifyScriptProxy(scriptProxy, headers, fromEdge(SOURCES)),
    ],
    [join(edgeFolder, 'pictures.js'), netlifyPictures(pictures, headers, fromEdge(SOURCES))],
    [join(output, '_redirects'), netlifyRedirects(manifest)],
    [join(output, '_headers'), netlifyHeaders(manifest.headers, files)],
    [join(output, PLAIN_NOT_FOUND.file), PLAIN_NOT_FOUND.text],
  ];
  for (const [file, text] of texts) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
