import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, nullish, number, object, optional, parse, string, type InferOutput } from 'valibot';

/** The art pack of the seed. */
export const ART_ROOT = path.resolve(__dirname, '../../../seed/art');

const artFileSchema = object({
  file: string(),
  alt: optional(string(), ''),
  width: number(),
  height: number(),
  bytes: number(),
  hotspot: nullish(object({ x: number(), y: number() }), null),
});

/** One file of the art pack; the focal point is in fractions from the top left corner. */
export type ArtFile = Readonly<InferOutput<typeof artFileSchema>>;

let files: ReadonlyMap<string, ArtFile> | undefined;

/** The art pack's files by their path in it. Read once; throws when the manifest is of another shape. */
export function artFiles(): ReadonlyMap<string, ArtFile> {
  if (!files) {
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(ART_ROOT, 'manifest.json'), 'utf8'),
    );
    files = new Map(parse(array(artFileSchema), manifest).map(file => [file.file, file]));
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
