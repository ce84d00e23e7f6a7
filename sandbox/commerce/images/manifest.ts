import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The art pack of the seed. */
export const ART_ROOT = path.resolve(__dirname, '../../../seed/art');

/** One file of the art pack; the focal point is in fractions from the top left corner. */
export interface ArtFile {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly hotspot: { readonly x: number; readonly y: number } | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseArtFile(entry: unknown): ArtFile {
  if (!isRecord(entry) || typeof entry.file !== 'string') {
    throw new Error('The art manifest has an entry without a file.');
  }
  const { hotspot } = entry;
  return {
    file: entry.file,
    alt: typeof entry.alt === 'string' ? entry.alt : '',
    width: Number(entry.width) || 0,
    height: Number(entry.height) || 0,
    bytes: Number(entry.bytes) || 0,
    hotspot: isRecord(hotspot) ? { x: Number(hotspot.x), y: Number(hotspot.y) } : null,
  };
}

let files: ReadonlyMap<string, ArtFile> | undefined;

/** The art pack's files by their path in it. Read once; throws when the manifest is no list. */
export function artFiles(): ReadonlyMap<string, ArtFile> {
  if (!files) {
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(ART_ROOT, 'manifest.json'), 'utf8'),
    );
    if (!Array.isArray(manifest)) throw new Error('The art manifest is not a list.');
    files = new Map(manifest.map(parseArtFile).map(file => [file.file, file]));
  }
  return files;
}

/** The name of an art file on the store's CDN, which has no folders. */
export const cdnName = (file: string): string => file.replaceAll('/', '_');

let names: ReadonlyMap<string, ArtFile> | undefined;

/** The art file behind a CDN name, or undefined. */
export function artFileOfCdnName(name: string): ArtFile | undefined {
  names ??= new Map([...artFiles().values()].map(file => [cdnName(file.file), file]));
  return names.get(name);
}
