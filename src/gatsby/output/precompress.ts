import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { record, string } from 'valibot';
import { forEachOf } from '~/hosting/adapter/output-files';
import { decodeJson } from '~/src/domain/data/decode';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
const COPY = /\.(br|gz)$/;
const SMALLEST_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// The best quality is slow: worth it for a few scripts, not for thousands of pages.
const brotliQuality = (file: string): number => (/\.(js|css)$/.test(file) ? 11 : 6);

const digestOf = (text: Buffer): string => createHash('sha1').update(text).digest('base64');

const digestsSchema = record(string(), string());

const readDigests = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return new Map(Object.entries(decodeJson(digestsSchema, text) ?? {}));
};

/**
 * Writes a Brotli and a gzip copy of every text file. `record` remembers the content that the
 * copies were made from: Gatsby also rewrites pages that have not changed, so dates do not help.
 */
export const precompress = async (files: readonly string[], record: string): Promise<number> => {
  const present = new Set(files);
  const before = await readDigests(record);
  const after: Record<string, string> = {};
  let written = 0;
  await forEachOf(files, async file => {
    if (COPY.test(file)) {
      if (!present.has(file.replace(COPY, ''))) await rm(file, { force: true });
      return;
    }
    if (!TEXT.test(file)) return;
    const text = await readFile(file);
    const copies = [`${file}.br`, `${file}.gz`] as const;
    if (text.length < SMALLEST_BYTES) {
      for (const copy of copies) if (present.has(copy)) await rm(copy, { force: true });
      return;
    }
    const digest = digestOf(text);
    after[file] = digest;
    if (before.get(file) === digest && copies.every(copy => present.has(copy))) return;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) };
    await writeFile(copies[0], await toBrotli(text, { params: quality }));
    await writeFile(copies[1], await toGzip(text));
    written += 1;
  });
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(after));
  return written;
};
