import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cdnName, fileReference } from '~/seed/content/files';
import { MANUALS } from '~/seed/content/larkfield/manuals';
import { captions } from '~/seed/content/videos';
import type { ContentDocument } from './dataset';
import { manualPdf } from './pdf';
import { DATASET, PROJECT } from './project';

const MEDIA = path.resolve(__dirname, '../../seed/media');

const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A file asset of the content system: a manual, a film, or its captions. */
interface FileAsset {
  /** Its path in the seed. */
  readonly file: string;
  readonly contentType: string;
  readonly size: () => number;
  readonly read: () => Buffer;
}

const made = (file: string, contentType: string, make: () => Buffer): FileAsset => {
  let bytes: Buffer | null = null;
  const read = (): Buffer => (bytes ??= make());
  return { file, contentType, read, size: () => read().length };
};

const all: readonly FileAsset[] = [
  ...[...MANUALS].map(([file, manual]) => made(file, 'application/pdf', () => manualPdf(manual))),
  ...[...captions].map(([file, words]) =>
    made(file, 'text/vtt; charset=utf-8', () => Buffer.from(words)),
  ),
  ...readdirSync(MEDIA).map(
    (name): FileAsset => ({
      file: `media/${name}`,
      contentType: TYPES[path.extname(name)] ?? 'application/octet-stream',
      size: () => statSync(path.join(MEDIA, name)).size,
      read: () => readFileSync(path.join(MEDIA, name)),
    }),
  ),
];

/** Every file, by its name on the CDN. */
export const FILES: ReadonlyMap<string, FileAsset> = new Map(
  all.map(asset => [cdnName(asset.file), asset]),
);

/** The `sanity.fileAsset` documents; their URLs stand on `origin`. */
export const fileDocuments = (origin: string): ContentDocument[] =>
  [...FILES].map(([name, { file, contentType, size }]) => {
    const location = `files/${PROJECT}/${DATASET}/${name}`;
    return {
      _id: fileReference(file),
      _type: 'sanity.fileAsset',
      assetId: name.split('.')[0],
      extension: path.extname(name).slice(1),
      mimeType: contentType.split(';')[0],
      originalFilename: path.basename(file),
      path: location,
      url: `${origin}/${location}`,
      size: size(),
    };
  });
