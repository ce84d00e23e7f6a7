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

const addressIn = (document: Json): string | null => {
  const store = isRecord(document.store) ? document.store : {};
  const storeSlug = isRecord(store.slug) ? textOf(store.slug.current) : textOf(store.slug);
  return slugOfDocument(document) ?? storeSlug;
};

// Without metadata, translations have the same slug. Documents without a slug, such as reviews,
// have the same id except for the language at its end.
const documentIdentity = (document: Json, translations: Translations): string => {
  const id = textOf(document._id) ?? '';
  const language = textOf(document.language) ?? '';
  const named = id.endsWith(language) ? id.slice(0, id.length - language.length) : id;
  return translations.get(id) ?? addressIn(document) ?? named;
};

/**
 * How well a document's language matches: 0 for one that the locale does not show, 1 for one without a
 * language, more for the locale's own and its fallbacks.
 */
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
  message: `${textOf(kept._id)} has the address "${address}" in the same language, too. Unpublish one, or change its slug.`,
});

/** The problem of a document that is, in its language, what another one is already. */
const sameVersion = (document: Json, kept: Json, group: string | undefined): ContentProblem => {
  const address = addressIn(document);
  if (address !== null && address === addressIn(kept)) return sameAddress(document, kept, address);
  const message =
    group === undefined
      ? `${textOf(kept._id)} is the ${textOf(document._type)} of this brand in the same language, too. Unpublish one.`
      : `${textOf(kept._id)} is in the same language and named by the same translation.metadata, ${group}. Remove one of the two from it.`;
  return { documentId: textOf(document._id) ?? '?', field: 'language', message };
};

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
    if (twin) report(sameVersion(document, twin, translations.get(textOf(document._id) ?? '')));
    byIdentity.set(identity, [...versions, document]);
  }
  return [...byIdentity.values()].map(versions =>
    versions.sort((a, b) => languageRank(b, languages) - languageRank(a, languages)),
  );
};

const KNOWN_LANGUAGES = new Set<string>(LOCALES.map(({ id }) => id));

/** What is wrong with a language that the shop does not have, which hides `what`; null for others. */
export const unknownLanguage = (language: string, what: string): string | null => {
  if (KNOWN_LANGUAGES.has(language)) return null;
  const right = language.trim().toLowerCase().replace('_', '-');
  const advice = KNOWN_LANGUAGES.has(right) ? `Write it as "${right}"` : 'Choose one of the list';
  return `"${language}" is not a language of the shop, so no page shows ${what}. ${advice}.`;
};

/** Reports and returns the documents that no site shows, because no language is written like theirs. */
export const inUnknownLanguages = (
  documents: readonly Json[],
  report: ReadContext['report'],
): readonly Json[] =>
  documents.filter(document => {
    const language = textOf(document.language);
    const message = language === null ? null : unknownLanguage(language, 'the document');
    if (message === null) return false;
    report({ documentId: textOf(document._id) ?? '?', field: 'language', message });
    return true;
  });

/** Types whose pages the store has, whatever editors wrote. */
const OF_STORE = ['globalProduct', 'globalProductCollection'];

/**
 * Finds the target of a link: of a document with translations, the one that the locale shows. Null for
 * a document that is left out, unless another one is shown at its address.
 * @param leftOut ids of documents that cannot be shown
 */
export const targetFinder = (
  { documents, targets, translations }: ContentDocuments,
  languages: Languages,
  leftOut: ReadonlySet<string>,
): ((reference: string) => RawLink['target']) => {
  const shown = new Map<string, Json>();
  const addresses = new Set<string>();
  for (const document of documents) {
    const id = textOf(document._id) ?? '';
    if (leftOut.has(id) || languageRank(document, languages) === 0) continue;
    addresses.add(`${textOf(document._type)} ${slugOfDocument(document)}`);
    const group = translations.get(id);
    if (group === undefined) continue;
    const known = shown.get(group);
    if (!known || languageRank(document, languages) > languageRank(known, languages))
      shown.set(group, document);
  }
  const isGone = (reference: string, { type, slug }: NonNullable<RawLink['target']>): boolean =>
    leftOut.has(reference) && !OF_STORE.includes(type) && !addresses.has(`${type} ${slug}`);
  return reference => {
    const target = targets.get(reference) ?? null;
    const translation = shown.get(translations.get(reference) ?? '');
    const slug = translation ? slugOfDocument(translation) : null;
    if (target && slug !== null) return { ...target, slug };
    return target && isGone(reference, target) ? null : target;
  };
};
