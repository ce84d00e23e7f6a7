import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cdnName } from './files';
import { manualPdf } from './manual-pdf';
import { MANUALS } from './larkfield/manuals';
import { captions } from './larkfield/videos';

const MEDIA = path.resolve(__dirname, '../media');

const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A file that documents refer to: a manual, a film, or its captions. */
export interface SeedFileSource {
  /** Its path in the seed. */
  readonly file: string;
  readonly contentType: string;
  readonly size: () => number;
  readonly read: () => Buffer;
}

const made = (file: string, contentType: string, make: () => Buffer): SeedFileSource => {
  let bytes: Buffer | null = null;
  const read = (): Buffer => (bytes ??= make());
  return { file, contentType, read, size: () => read().length };
};

/** Every file, whether stored in the seed or generated. */
export const seedFiles: readonly SeedFileSource[] = [
  ...[...MANUALS].map(([file, manual]) => made(file, 'application/pdf', () => manualPdf(manual))),
  ...[...captions].map(([file, words]) =>
    made(file, 'text/vtt; charset=utf-8', () => Buffer.from(words)),
  ),
  ...readdirSync(MEDIA).map(
    (name): SeedFileSource => ({
      file: `media/${name}`,
      contentType: TYPES[path.extname(name)] ?? 'application/octet-stream',
      size: () => statSync(path.join(MEDIA, name)).size,
      read: () => readFileSync(path.join(MEDIA, name)),
    }),
  ),
];

/** Every file, by its name on the CDN. */
export const seedFilesByCdnName: ReadonlyMap<string, SeedFileSource> = new Map(
  seedFiles.map(file => [cdnName(file.file), file]),
);
