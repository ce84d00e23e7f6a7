import type { RawLink } from '~/src/domain/content/links';
import { isRecord, textOf, type Json } from '~/src/domain/data/read';
import type { ReadContext } from './fields';
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
const languageRank = (document: Json, { localeId, fallbackIds }: Languages): number => {
  const language = textOf(document.language);
  if (language === null) return 1;
  const chain = [localeId, ...fallbackIds];
  return chain.includes(language) ? chain.length + 1 - chain.indexOf(language) : 0;
};

const SINGLE: readonly DocumentType[] = ['siteSettings', 'navigation'];

/** The documents of a type as a locale sees them: its own first, else a fallback's. */
export const localizedDocuments = (
  { documents, translations }: Pick<ContentDocuments, 'documents' | 'translations'>,
  type: DocumentType,
  languages: Languages,
  report: ReadContext['report'],
): readonly Json[] => {
  const byIdentity = new Map<string, Json>();
  for (const document of documents) {
    const rank = languageRank(document, languages);
    if (document._type !== type || rank === 0) continue;
    const identity = SINGLE.includes(type) ? type : documentIdentity(document, translations);
    const known = byIdentity.get(identity);
    if (known && rank === languageRank(known, languages)) {
      const message = `${textOf(known._id)} is the same "${identity}" in the same language. Unpublish one, or change its slug.`;
      report({ documentId: textOf(document._id) ?? '?', field: 'slug', message });
    }
    if (!known || rank > languageRank(known, languages)) byIdentity.set(identity, document);
  }
  return [...byIdentity.values()];
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
