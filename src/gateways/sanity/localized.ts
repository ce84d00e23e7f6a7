import type { RawLink } from '~/src/domain/content/links';
import { LOCALES } from '~/src/config/locales';
import { isRecord, textOf, type Json } from '~/src/domain/data/read';
import type { ReadContext } from './fields';
import type { ContentProblem } from './problem';
import type { DocumentType } from './queries';
import type { ContentDocuments } from './documents/read-documents';
import { slugOfDocument, type Translations } from './translations';

/** The locale to read documents for, and its fallbacks, the nearest first. */
export interface Languages {
  readonly localeId: string;
  readonly fallbackIds: readonly string[];
}

// Without metadata, translations have the same slug. Documents without a slug, such as reviews,
// have the same id except for the language at its end.
const documentIdentity = (document: Json, translations: Translations): string => {
  const id = textOf(document._id) ?? '';
  const store = isRecord(document.store) ? document.store : {};
  const storeSlug = isRecord(store.slug) ? textOf(store.slug.current) : textOf(store.slug);
  const language = textOf(document.language) ?? '';
  const named = id.endsWith(language) ? id.slice(0, id.length - language.length) : id;
  return translations.get(id) ?? slugOfDocument(document) ?? storeSlug ?? named;
};

/** How well a document's language matches; 0 for one that the locale does not show. */
export const languageRank = (document: Json, { localeId, fallbackIds }: Languages): number => {
  const language = textOf(document.language);
  if (language === null) return 1;
  const chain = [localeId, ...fallbackIds];
  return chain.includes(language) ? chain.length + 1 - chain.indexOf(language) : 0;
};

/** The problem of a document at the address of another one in the same language. */
export const sameAddress = (document: Json, kept: Json, address: string): ContentProblem => ({
  documentId: textOf(document._id) ?? '?',
  field: 'slug',
  message: `${textOf(kept._id)} is the same "${address}" in the same language. Unpublish one, or change its slug.`,
});

const SINGLE: readonly DocumentType[] = ['siteSettings', 'navigation'];

/**
 * The documents of a type as a locale sees them: of each, its versions, the locale's own first, then
 * its fallbacks'.
 */
export const localizedVersions = (
  { documents, translations }: Pick<ContentDocuments, 'documents' | 'translations'>,
  type: DocumentType,
  languages: Languages,
  report: ReadContext['report'],
): readonly (readonly Json[])[] => {
  const byIdentity = new Map<string, Json[]>();
  for (const document of documents) {
    const rank = languageRank(document, languages);
    if (document._type !== type || rank === 0) continue;
    const identity = SINGLE.includes(type) ? type : documentIdentity(document, translations);
    const versions = byIdentity.get(identity) ?? [];
    const twin = versions.find(each => languageRank(each, languages) === rank);
    if (twin) report(sameAddress(document, twin, identity));
    byIdentity.set(identity, [...versions, document]);
  }
  return [...byIdentity.values()].map(versions =>
    versions.sort((a, b) => languageRank(b, languages) - languageRank(a, languages)),
  );
};

/** The documents of a type as a locale sees them: its own first, else a fallback's. */
export const localizedDocuments = (
  ...parameters: Parameters<typeof localizedVersions>
): readonly Json[] => localizedVersions(...parameters).flatMap(versions => versions.slice(0, 1));

/** Reports and returns the documents that no site shows, because no language is written like theirs. */
export const inUnknownLanguages = (
  documents: readonly Json[],
  report: ReadContext['report'],
): readonly Json[] => {
  const known = new Set<string>(LOCALES.map(({ id }) => id));
  return documents.filter(document => {
    const language = textOf(document.language);
    if (language === null || known.has(language)) return false;
    const right = language.trim().toLowerCase().replace('_', '-');
    const advice = known.has(right) ? `Write it as "${right}"` : 'Choose one of the list';
    const message = `"${language}" is no language of the shop, so no page shows the document. ${advice}.`;
    report({ documentId: textOf(document._id) ?? '?', field: 'language', message });
    return true;
  });
};

/** Finds the target of a link: of a document with translations, the one that the locale shows. */
export const targetFinder = (
  { documents, targets, translations }: ContentDocuments,
  languages: Languages,
): ((reference: string) => RawLink['target']) => {
  const shown = new Map<string, Json>();
  for (const document of documents) {
    const group = translations.get(textOf(document._id) ?? '');
    if (group === undefined || languageRank(document, languages) === 0) continue;
    const known = shown.get(group);
    if (!known || languageRank(document, languages) > languageRank(known, languages))
      shown.set(group, document);
  }
  return reference => {
    const target = targets.get(reference) ?? null;
    const translation = shown.get(translations.get(reference) ?? '');
    const slug = translation ? slugOfDocument(translation) : null;
    return target && slug !== null ? { ...target, slug } : target;
  };
};
