import { isRecord, textOf, textsOf, type Json } from '~/src/domain/data/read';

/** By the id of a document, the `translation.metadata` document that names it among its translations. */
export type Translations = ReadonlyMap<string, string>;

/** The answer to the query for documents of that type; the first one that names a document counts. */
export const toTranslations = (records: readonly Json[]): Translations => {
  const groups = new Map<string, string>();
  for (const record of records) {
    const group = textOf(record._id);
    if (group === null) continue;
    for (const id of textsOf(record.documents)) {
      if (!groups.has(id)) groups.set(id, group);
    }
  }
  return groups;
};

/** A document's slug as editors wrote it; null for one without. */
export const slugOfDocument = (document: Json): string | null =>
  isRecord(document.slug) ? textOf(document.slug.current) : null;
