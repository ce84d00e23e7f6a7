import type { DocumentSource } from './document';
import type { SeedImage } from './images';
import type { Module } from './modules';

interface PageSource {
  /** Path without its first slash; may nest. */
  readonly slug: string;
  readonly title: string;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly image?: SeedImage;
  };
  readonly modules: readonly Module[];
}

/** A `page` document. */
export function page({ slug, ...fields }: PageSource): DocumentSource {
  return {
    type: 'page',
    name: slug,
    fields: { ...fields, slug: { _type: 'slug', current: slug } },
  };
}
