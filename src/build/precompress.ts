import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachOf } from './output-files';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
const COMPRESSED = /\.(br|gz)$/;
const SMALLEST_BYTES = 512;
const SUFFIXES = ['.br', '.gz'] as const;

const compress = {
  '.br': promisify(brotliCompress),
  '.gz': promisify(gzip),
};

// The best quality is slow: worth it for the few scripts, not for thousands of pages.
const brotliQuality = (file: string): number => (/\.(js|css)$/.test(file) ? 11 : 6);

const encode = (file: string, suffix: (typeof SUFFIXES)[number], text: Buffer): Promise<Buffer> =>
  suffix === '.br'
    ? compress[suffix](text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) },
      })
    : compress[suffix](text);

const modified = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Lay a Brotli and a gzip copy beside every text file that has changed since its copies were made. */
export const precompress = async (files: readonly string[]): Promise<number> => {
  const present = new Set(files);
  let written = 0;
  await forEachOf(files, async file => {
    if (COMPRESSED.test(file)) {
      if (!present.has(file.replace(COMPRESSED, ''))) await rm(file, { force: true });
      return;
    }
    if (!TEXT.test(file)) return;
    const { mtimeMs, size } = await stat(file);
    for (const suffix of SUFFIXES) {
      const copy = `${file}${suffix}`;
      if (size < SMALLEST_BYTES) {
        if (present.has(copy)) await rm(copy, { force: true });
        continue;
      }
      if ((await modified(copy)) >= mtimeMs) continue;
      await writeFile(copy, await encode(file, suffix, await readFile(file)));
      written += 1;
    }
  });
  return written;
};
