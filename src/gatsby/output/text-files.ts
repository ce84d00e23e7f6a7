import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A text file of the site other than a page, such as a feed. */
export interface SiteFile {
  /** Site path, for example `/en-ca/blog/rss.xml`. */
  readonly path: string;
  readonly text: string;
}

/** Writes files beside the pages of a build and deletes sitemaps that are no longer needed. */
export const writeSiteFiles = async (files: readonly SiteFile[], root: string): Promise<void> => {
  const paths = new Set(files.map(({ path }) => path));
  for (const name of await readdir(root)) {
    if (/^sitemap.*\.xml$/.test(name) && !paths.has(`/${name}`)) await rm(join(root, name));
  }
  for (const { path, text } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
