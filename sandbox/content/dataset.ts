import { createHash } from 'node:crypto';

/** A document of the content system. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/**
 * The versions of documents that a query sees: all as stored, the published ones, or those overlaid
 * with drafts (`drafts`) and versions of releases (by the release's id), in order of precedence.
 */
export type Perspective = 'raw' | 'published' | readonly string[];

/** The documents that one perspective shows, with an index for references. */
export interface DatasetView {
  readonly documents: readonly ContentDocument[];
  readonly byId: ReadonlyMap<string, ContentDocument>;
}

const DRAFT_PREFIX = 'drafts.';
const VERSION = /^versions\.([^.]+)\.(.+)$/;
const SEEDED_AT = '2026-10-01T09:00:00Z';

/** Published documents have ids without a dot; others need a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/** Whether an id names a document's version in a release. */
export const isVersionId = (id: string): boolean => VERSION.test(id);

/** Adds the fields that the content system writes itself to a seed document. */
export function withSystemFields(document: ContentDocument): ContentDocument {
  const revision = createHash('sha1').update(JSON.stringify(document)).digest('hex').slice(0, 22);
  return { _createdAt: SEEDED_AT, _updatedAt: SEEDED_AT, _rev: revision, ...document };
}

/** The documents of a perspective. Without `canSeeDrafts` only public documents. */
export function viewOf(
  all: readonly ContentDocument[],
  perspective: Perspective,
  canSeeDrafts: boolean,
): DatasetView {
  const readable = canSeeDrafts ? all : all.filter(({ _id }) => isPublicId(_id));
  if (perspective === 'raw') return indexed(readable);
  if (perspective === 'published') {
    return indexed(readable.filter(({ _id }) => layerOf(_id).layer === 'published'));
  }
  return indexed(overlay(readable, perspective));
}

interface LayeredId {
  /** The id of the published version. */
  readonly id: string;
  /** `drafts`, `published`, or the id of a release. */
  readonly layer: string;
}

function layerOf(id: string): LayeredId {
  if (id.startsWith(DRAFT_PREFIX)) return { id: id.slice(DRAFT_PREFIX.length), layer: 'drafts' };
  const [, release, published] = VERSION.exec(id) ?? [];
  return release && published ? { id: published, layer: release } : { id, layer: 'published' };
}

/**
 * Each document in the version that wins: under the published id, with its stored id as
 * `_originalId`. Published documents appear if no layer has a version.
 */
function overlay(
  readable: readonly ContentDocument[],
  layers: readonly string[],
): ContentDocument[] {
  const ranks = new Map([...layers.filter(layer => layer !== 'published')].map((n, i) => [n, i]));
  const winners = new Map<string, { rank: number; document: ContentDocument }>();
  for (const document of readable) {
    const { id, layer } = layerOf(document._id);
    const rank = layer === 'published' ? ranks.size : ranks.get(layer);
    if (rank === undefined || rank >= (winners.get(id)?.rank ?? Infinity)) continue;
    winners.set(id, { rank, document });
  }
  return [...winners].flatMap(([id, { document }]) =>
    isUnpublishing(document) ? [] : [{ ...document, _id: id, _originalId: document._id }],
  );
}

/** A version that unpublishes its document when its release is published. */
const isUnpublishing = ({ _system: system }: ContentDocument): boolean =>
  typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;

function indexed(documents: readonly ContentDocument[]): DatasetView {
  return { documents, byId: new Map(documents.map(document => [document._id, document])) };
}
