import { artFiles, cdnName } from '../images/manifest';
import { numericId } from './ids';
import type { CatalogueImage } from './model';

/** The catalogue's image of an art file; throws when the art pack has no such file. */
export function catalogueImage(owner: string, file: string): CatalogueImage {
  const art = artFiles().get(file);
  if (!art) throw new Error(`The art pack has no file "${file}" (asked for by "${owner}").`);
  return {
    id: numericId('image', owner, file),
    fileName: cdnName(file),
    version: String(1_700_000_000 + art.bytes),
    alt: art.alt,
    width: Math.round(art.width),
    height: Math.round(art.height),
  };
}
