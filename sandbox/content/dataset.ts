import { createHash } from 'node:crypto';

/** A document of the content system. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Which versions of the documents a query sees. */
export type Perspective = 'drafts' | 'published' | 'raw';

/** The documents that one perspective shows, with an index for references. */
export interface DatasetView {
  readonly documents: readonly ContentDocument[];
  readonly byId: ReadonlyMap<string, ContentDocument>;
}

const DRAFT_PREFIX = 'drafts.';
const SEEDED_AT = '2026-10-01T09:00:00Z';

/** Published documents have ids without a dot; the rest is seen with a token only. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/** Completes a seed document by the fields that the content system writes itself. */
export function complete(document: ContentDocument): ContentDocument {
  const revision = createHash('sha1').update(JSON.stringify(document)).digest('hex').slice(0, 22);
  return { _createdAt: SEEDED_AT, _updatedAt: SEEDED_AT, _rev: revision, ...document };
}

/**
 * The documents of a perspective. `drafts` lays each draft over its published twin: it carries the
 * published id, and the id it is stored by as `_originalId`. Without `canSeeDrafts` the dataset
 * holds published documents alone.
 */
export function viewOf(
  all: readonly ContentDocument[],
  perspective: Perspective,
  canSeeDrafts: boolean,
): DatasetView {
  const readable = canSeeDrafts ? all : all.filter(({ _id }) => isPublicId(_id));
  switch (perspective) {
    case 'raw':
      return indexed(readable);
    case 'published':
      return indexed(readable.filter(({ _id }) => isPublicId(_id)));
    case 'drafts':
      return indexed(overlay(readable));
  }
}

function overlay(readable: readonly ContentDocument[]): ContentDocument[] {
  const merged = new Map<string, ContentDocument>();
  for (const document of readable) {
    const { _id } = document;
    const isDraft = _id.startsWith(DRAFT_PREFIX);
    if (!isDraft && !isPublicId(_id)) continue;
    const id = isDraft ? _id.slice(DRAFT_PREFIX.length) : _id;
    if (isDraft || !merged.has(id)) merged.set(id, { ...document, _id: id, _originalId: _id });
  }
  return [...merged.values()];
}

function indexed(documents: readonly ContentDocument[]): DatasetView {
  return { documents, byId: new Map(documents.map(document => [document._id, document])) };
}
