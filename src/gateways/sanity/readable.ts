import { isRecord, textOf, type Json } from '~/src/domain/data/read';
import type { DocumentFields, ReadContext } from './fields';
import { languageRank, sameAddress, type Languages } from './localized';
import { slugOfDocument } from './translations';

/** A document that lacks what it cannot be shown without. */
export interface UnreadableDocument {
  readonly type: string;
  readonly documentId: string;
  /** As editors wrote it; null without one. */
  readonly slug: string | null;
}

/** What was read, and of which document. */
interface Readable<T> {
  readonly document: Json;
  readonly value: T;
}

export const toUnreadable = (document: Json): UnreadableDocument => ({
  type: textOf(document._type) ?? '',
  documentId: textOf(document._id) ?? '?',
  slug: slugOfDocument(document) ?? textOf(document.slug),
});

/** Reads the first version of a document that can be shown; null, and noted, where none can. */
export const firstReadable = <T>(
  versions: readonly Json[],
  fieldsOf: (document: Json) => DocumentFields,
  read: (fields: DocumentFields) => T | null,
  note: (unreadable: UnreadableDocument) => void,
): Readable<T> | null => {
  for (const document of versions) {
    const fields = fieldsOf(document);
    const value = read(fields);
    if (fields.isComplete && value !== null) return { document, value };
    note(toUnreadable(document));
  }
  return null;
};

const addressOf = (value: unknown): string | null =>
  isRecord(value) ? (textOf(value.slug) ?? textOf(value.handle)) : null;

/** What no two documents of a type may share, and the problem of the second of two. */
export interface Identity<T> {
  readonly of: (value: T) => string | null;
  readonly repeated: typeof sameAddress;
}

/**
 * What was read, without documents whose slug, once corrected by the slug rule, is that of another one: a
 * fallback's gives way to the locale's own, and the second of two in the same language is reported.
 */
export const oneForEachAddress = <T>(
  found: readonly Readable<T>[],
  languages: Languages,
  report: ReadContext['report'],
  identity: Identity<T> = { of: addressOf, repeated: sameAddress },
): readonly T[] => {
  const kept = new Map<string, Json>();
  for (const { document, value } of found) {
    const address = identity.of(value);
    const other = address === null ? undefined : kept.get(address);
    const isBetter = !other || languageRank(document, languages) > languageRank(other, languages);
    if (address !== null && isBetter) kept.set(address, document);
    if (address === null || !other) continue;
    if (languageRank(document, languages) === languageRank(other, languages))
      report(identity.repeated(document, other, address));
  }
  return found.flatMap(({ document, value }) => {
    const address = identity.of(value);
    return address === null || kept.get(address) === document ? [value] : [];
  });
};
