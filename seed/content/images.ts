import { createHash } from 'node:crypto';
import manifest from '../art/manifest.json';

/** The part of the image where the subject stands; center and size as shares of the whole (0–1). */
export interface SeedHotspot {
  readonly _type: 'sanity.imageHotspot';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An image field of a content document. */
export interface SeedImage {
  readonly _type: 'image';
  readonly asset: { readonly _type: 'reference'; readonly _ref: string };
  readonly alt: string;
  readonly hotspot?: SeedHotspot;
}

const HOTSPOT_SIZE = 0.5;

function entryOf(file: string) {
  const entry = manifest.find(candidate => candidate.file === file);
  if (!entry) throw new Error(`The art pack's manifest.json has no file "${file}".`);
  return entry;
}

/** Whether the art pack has a file. */
export const isArtFile = (file: string): boolean =>
  manifest.some(candidate => candidate.file === file);

/**
 * The asset document's id of an art file, as content documents reference it:
 * `image-<sha1 of the file's path>-<width>x<height>-<extension>`.
 * Throws when the manifest does not know the file.
 */
export function imageReference(file: string): string {
  const entry = entryOf(file);
  const width = Math.round(entry.width);
  const height = Math.round(entry.height);
  const id = createHash('sha1').update(file).digest('hex');
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return `image-${id}-${width}x${height}-${extension}`;
}

/** An image field for an art file; alt text is the manifest's unless `alt` is given. */
export function imageField(file: string, alt?: string): SeedImage {
  const entry = entryOf(file);
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: imageReference(file) },
    alt: alt ?? entry.alt,
    ...hotspotOf('hotspot' in entry ? entry.hotspot : undefined),
  };
}

function hotspotOf(point: { x: number; y: number } | undefined): Pick<SeedImage, 'hotspot'> {
  if (!point) return {};
  const { x, y } = point;
  return {
    hotspot: { _type: 'sanity.imageHotspot', x, y, width: HOTSPOT_SIZE, height: HOTSPOT_SIZE },
  };
}
