import type { ArticleContent } from '../../domain/article';
import type {
  CollectionContent,
  ContentPage,
  LocalizationString,
  Navigation,
  ProductContent,
  ReviewCard,
  SiteSettings,
} from '../../domain/content';
import type { SupportContent } from '../../domain/support';
import type { VideoContent } from '../../domain/video';
import { isRecord, textOf, type Json } from '../http/read';
import { DOCUMENT_READERS, type ReadableType, type ReadDocuments } from './document-readers';
import { Fields, type ReadContext } from './fields';
import { toLocalizationString } from './page-documents';
import type { ContentProblem } from './problem';
import type { DocumentType } from './queries';
import type { ContentDocuments } from './read-documents';
import { toNavigation, toSiteSettings } from './site-documents';
import { toSupportArticle, toSupportCard, toSupportTopic } from './support-documents';
import { toPlaylist, toVideo } from './video-documents';

/** Everything that editors say on one locale's site. */
export interface SiteContent {
  /** Null when the document is missing, which `problems` tells. */
  readonly settings: SiteSettings | null;
  readonly navigation: Navigation | null;
  readonly pages: readonly ContentPage[];
  readonly products: readonly ProductContent[];
  readonly collections: readonly CollectionContent[];
  readonly reviews: readonly ReviewCard[];
  readonly articles: ArticleContent;
  readonly support: SupportContent;
  readonly videos: VideoContent;
  readonly strings: readonly LocalizationString[];
  readonly problems: readonly ContentProblem[];
}

export interface ContentPlace {
  readonly site: string;
  readonly localeId: string;
  readonly fallbackId: string;
  readonly imageBase: string;
  readonly fileBase: string;
}

// Twins in two languages differ by the language at the end of their ids; that is also what tells
// two reviews apart, which have no slug.
const identityOf = (document: Json): string => {
  const slug = isRecord(document.slug) ? textOf(document.slug.current) : null;
  const store = isRecord(document.store) ? document.store : {};
  const storeSlug = isRecord(store.slug) ? textOf(store.slug.current) : textOf(store.slug);
  const id = textOf(document._id) ?? '';
  const language = textOf(document.language) ?? '';
  const named = id.endsWith(language) ? id.slice(0, id.length - language.length) : id;
  return slug ?? storeSlug ?? named;
};

const SINGLE: readonly DocumentType[] = ['siteSettings', 'navigation'];

/** The documents of a type as a locale sees them: its own first, else the fallback's. */
const localized = (
  all: readonly Json[],
  type: DocumentType,
  { localeId, fallbackId }: ContentPlace,
  report: ReadContext['report'],
): readonly Json[] => {
  const byIdentity = new Map<string, Json>();
  const rank = (document: Json): number => {
    const language = textOf(document.language);
    if (language === localeId) return 3;
    if (language === fallbackId) return 2;
    return language === null ? 1 : 0;
  };
  for (const document of all) {
    if (document._type !== type || rank(document) === 0) continue;
    const identity = SINGLE.includes(type) ? type : identityOf(document);
    const known = byIdentity.get(identity);
    if (known && rank(document) === rank(known)) {
      const message = `${textOf(known._id)} is the same "${identity}" in the same language. Unpublish one, or change its slug.`;
      report({ documentId: textOf(document._id) ?? '?', field: 'slug', message });
    }
    if (!known || rank(document) > rank(known)) byIdentity.set(identity, document);
  }
  return [...byIdentity.values()];
};

/** What a site's documents say in one locale. */
export const toSiteContent = (
  { documents, targets }: ContentDocuments,
  place: ContentPlace,
): SiteContent => {
  const problems: ContentProblem[] = [];
  const context: ReadContext = {
    imageBase: place.imageBase,
    fileBase: place.fileBase,
    targetOf: reference => targets.get(reference) ?? null,
    report: problem => problems.push(problem),
  };
  const fieldsOf = (document: Json): Fields =>
    new Fields(document, textOf(document._id) ?? '?', '', context);

  const everyOf = <T>(type: DocumentType, read: (fields: Fields) => T | null): readonly T[] =>
    localized(documents, type, place, context.report).flatMap(document => {
      const fields = fieldsOf(document);
      const value = read(fields);
      return fields.isComplete && value !== null ? [value] : [];
    });
  const every = <Type extends ReadableType>(type: Type): readonly ReadDocuments[Type][] =>
    everyOf<ReadDocuments[Type]>(type, DOCUMENT_READERS[type]);

  const single = <T>(type: DocumentType, read: (fields: Fields) => T): T | null => {
    const [document] = localized(documents, type, place, context.report);
    if (!document) {
      const message = `there is none for ${place.site} in ${place.localeId} or ${place.fallbackId}. Publish one.`;
      problems.push({ documentId: type, field: '_type', message });
      return null;
    }
    return read(fieldsOf(document));
  };

  const wording = (localeId: string) =>
    documents.flatMap(document =>
      document._type === 'localizationString'
        ? (toLocalizationString(fieldsOf(document), localeId) ?? [])
        : [],
    );

  return {
    settings: single('siteSettings', toSiteSettings),
    navigation: single('navigation', toNavigation),
    pages: every('page'),
    products: every('globalProduct'),
    collections: every('globalProductCollection'),
    reviews: every('reviewCard'),
    articles: {
      categories: every('blogCategory'),
      people: every('person'),
      posts: every('blogPost'),
      releases: every('pressRelease'),
      sharedPages: every('sharedPage'),
    },
    support: {
      topics: everyOf('supportTopic', toSupportTopic),
      articles: everyOf('supportArticle', toSupportArticle),
      cards: everyOf('supportCard', toSupportCard),
    },
    videos: { videos: everyOf('video', toVideo), playlists: everyOf('playlist', toPlaylist) },
    strings: uniqueStrings([...wording(place.localeId), ...wording(place.fallbackId)]),
    problems,
  };
};

function uniqueStrings(strings: SiteContent['strings']): SiteContent['strings'] {
  const byKey = new Map<string, SiteContent['strings'][number]>();
  for (const string of strings) {
    const key = `${string.namespace}:${string.key}`;
    if (!byKey.has(key)) byKey.set(key, string);
  }
  return [...byKey.values()];
}
