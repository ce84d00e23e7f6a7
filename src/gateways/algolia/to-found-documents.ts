import { object, string } from 'valibot';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import { decodeOr, finiteNumber, nullable } from '~/src/domain/data/decode';
import { numberOf, recordsOf } from '~/src/domain/data/read';

/** A post or support article in the results. */
export interface FoundDocument {
  readonly objectID: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  /** Title of its category or topic. */
  readonly group: string | null;
  readonly image: ImageAsset | null;
  /** Seconds since 1970; null for an article. */
  readonly publishedAt: number | null;
}

export interface FoundDocuments {
  readonly documents: readonly FoundDocument[];
  readonly count: number;
}

const hitSchema = object({
  objectID: string(),
  handle: string(),
  title: string(),
  excerpt: nullable(string()),
  category: nullable(string()),
  section: nullable(string()),
  image: nullable(imageSchema),
  publishedAt: nullable(finiteNumber),
});

export const DOCUMENT_ATTRIBUTES = [
  'handle',
  'title',
  'excerpt',
  'category',
  'section',
  'image',
  'publishedAt',
];

/** The hits of the blogs or articles index; null for an invalid reply. */
export const toFoundDocuments = (results: object): FoundDocuments | null => {
  const hits: unknown = Reflect.get(results, 'hits');
  const count = numberOf(Reflect.get(results, 'nbHits'));
  if (!Array.isArray(hits) || count === null) return null;
  const documents = recordsOf(hits).flatMap(hit => {
    const read = decodeOr(hitSchema, hit);
    if (read === null) return [];
    const { handle: slug, category, section, ...rest } = read;
    return [{ ...rest, slug, group: category ?? section }];
  });
  return { documents, count };
};
