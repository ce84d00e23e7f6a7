import { createClient } from '@sanity/client';
import type { SanityClient } from '@sanity/client';

export type Fields = Readonly<Record<string, unknown>>;

/** A document as it is stored. */
export interface Stored extends Fields {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
}

interface DeskSettings {
  readonly projectId: string;
  readonly dataset: string;
  readonly token: string;
  readonly site: string;
}

/** A line of the list of documents. */
export interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly site: string;
  readonly language: string;
  readonly state: 'draft' | 'published' | 'changed';
}

export const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '{}',
) as DeskSettings;

const client: SanityClient = createClient({
  projectId: settings.projectId,
  dataset: settings.dataset,
  token: settings.token,
  apiVersion: '2025-02-19',
  apiHost: location.origin,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
  maxRetries: 0,
  ignoreBrowserTokenWarning: true,
});

/**
 * The id of a published document's draft.
 * @param id of the published document, without `drafts.`
 */
export const draftIdOf = (id: string): string => `drafts.${id}`;

interface ListedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly title: string | null;
  readonly site: string | null;
  readonly language: string | null;
}

/** Every document that editors write, drafts joined with what they are drafts of; by type and title. */
export async function listDocuments(): Promise<readonly Entry[]> {
  const found = await client.fetch<readonly ListedDocument[]>(
    `*[!(_type match "sanity.*") && _type != "translation.metadata"]{
      _id, _type, site, language,
      "title": coalesce(title, name, store.title, defaultTitle, key, author, slug.current)
    }`,
  );
  const entries = new Map<string, Entry>();
  for (const document of [...found].sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)))) {
    const id = document._id.replace(/^drafts\./, '');
    const state = !isDraft(document) ? 'published' : entries.has(id) ? 'changed' : 'draft';
    entries.set(id, {
      id,
      state,
      type: document._type,
      title: document.title ?? id,
      site: document.site ?? '',
      language: document.language ?? '',
    });
  }
  return [...entries.values()].sort(
    (a, b) =>
      a.type.localeCompare(b.type) || a.title.localeCompare(b.title) || a.id.localeCompare(b.id),
  );
}

const isDraft = ({ _id }: { readonly _id: string }): boolean => _id.startsWith('drafts.');

export interface Versions {
  readonly draft: Stored | null;
  readonly published: Stored | null;
}

/**
 * The draft and the published version of a document; null for each that does not exist.
 * @param id of the published document
 */
export async function readVersions(id: string): Promise<Versions> {
  const ids = [id, draftIdOf(id)];
  const found = await client.fetch<readonly Stored[]>('*[_id in $ids]', { ids });
  const find = (wanted: string): Stored | null => found.find(({ _id }) => _id === wanted) ?? null;
  return { published: find(id), draft: find(draftIdOf(id)) };
}

/** Documents of a type, from which the shape of its fields is inferred. */
export function sampleDocuments(type: string): Promise<readonly Stored[]> {
  return client.fetch<readonly Stored[]>('*[_type == $type][0...200]', { type });
}

export interface Asset {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Images that the image picker offers, by alternative text; not SVG. */
export function listAssets(): Promise<readonly Asset[]> {
  return client.fetch<readonly Asset[]>(
    `*[_type == "sanity.imageAsset" && extension != "svg"] | order(altText asc)
      {"id": _id, "name": coalesce(altText, originalFilename), url}`,
  );
}

/**
 * Writes changes to a document's draft, which is made of `base` where there is none. Undefined takes a
 * field out. @returns the draft's new revision
 */
export async function saveDraft(
  id: string,
  base: Fields | null,
  changes: ReadonlyMap<string, unknown>,
): Promise<string> {
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const [path, value] of changes) {
    if (value === undefined) unset.push(path);
    else set[path] = value;
  }
  let transaction = client.transaction();
  if (base) {
    const { _id, _rev, _updatedAt, ...fields } = base;
    transaction = transaction.createIfNotExists({
      ...fields,
      _id: draftIdOf(id),
      _type: String(base._type),
    });
  }
  const { transactionId } = await transaction
    .patch(draftIdOf(id), patch => patch.set(set).unset(unset))
    .commit();
  return transactionId;
}

/** Fails when the draft is no longer the one of that revision. */
export async function publish(id: string, revision: string): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: draftIdOf(id),
    publishedId: id,
    ifDraftRevisionId: revision,
  });
}

/**
 * Deletes the draft of a document; the published version stays.
 * @param id of the published document
 */
export async function discard(id: string): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.discard',
    draftId: draftIdOf(id),
  });
}
