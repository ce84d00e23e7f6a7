import type { DocumentSource } from './document';
import type { SeedImage } from './images';

/** What editors add to a collection of the catalogue. */
export function collectionContent(
  handle: string,
  title: string,
  intro: string,
  image: SeedImage,
): DocumentSource {
  return {
    type: 'globalProductCollection',
    name: handle,
    fields: { store: { slug: { _type: 'slug', current: handle }, title }, intro, image },
  };
}
