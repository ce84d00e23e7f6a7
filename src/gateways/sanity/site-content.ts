import type { ArticleContent } from '~/src/domain/content/article';
import type {
  CollectionContent,
  ContentPage,
  LocalizationString,
  Navigation,
  ProductContent,
  ReviewCard,
  SiteSettings,
} from '~/src/domain/content/content';
import type { SupportContent } from '~/src/domain/content/support';
import type { FenceFinder } from '~/src/domain/content/fence-finder';
import type { VideoContent } from '~/src/domain/content/media/video';
import { textOf, type Json } from '~/src/domain/data/read';
import {
  DOCUMENT_READERS,
  type ReadableType,
  type ReadDocuments,
} from './documents/document-readers';
import { DocumentFields, type ReadContext } from './fields';
import { toFenceFinder } from './documents/finder-document';
import {
  inUnknownLanguages,
  localizedDocuments,
  localizedVersions,
  targetFinder,
  type Languages,
} from './localized';
import {
  firstReadable,
  oneForEachAddress,
  toUnreadable,
  type UnreadableDocument,
} from './readable';
import { toLocalizationString, toPlaceholder } from './documents/page-documents';
import type { ContentProblem } from './problem';
import type { DocumentType } from './queries';
import type { ContentDocuments } from './documents/read-documents';
import { toNavigation, toSiteSettings } from './documents/site-documents';
import { toTermTexts, insertTerms, type TermTexts } from './term-placeholders';
import { toSupportArticle, toSupportCard, toSupportTopic } from './documents/support-documents';
import { toPlaylist, toVideo } from './documents/video-documents';

/** All content of one locale's site. */
export interface SiteContent {
  /** Null if the document is missing, which `problems` reports. */
  readonly settings: SiteSettings | null;
  readonly navigation: Navigation | null;
  readonly pages: readonly ContentPage[];
  readonly products: readonly ProductContent[];
  readonly collections: readonly CollectionContent[];
  readonly reviews: readonly ReviewCard[];
  readonly articles: ArticleContent;
  readonly support: SupportContent;
  readonly videos: VideoContent;
  readonly finders: readonly FenceFinder[];
  readonly strings: readonly LocalizationString[];
  /**
   * By type and slug, for example `page about`: the id that a document shares with its
   * translations.
   */
  readonly translations: ReadonlyMap<string, string>;
  /** Documents that were left out; `problems` says why. */
  readonly unreadable: readonly UnreadableDocument[];
  readonly problems: readonly ContentProblem[];
}

export interface ContentSource extends Languages {
  readonly site: string;
  readonly imageBase: string;
  readonly fileBase: string;
}

/**
 * The placeholders that texts may use, from the settings of a locale. Problems are reported when
 * the settings are read as a document.
 */
export const readTermTexts = (
  content: ContentDocuments,
  place: ContentSource,
  context: ReadContext,
): TermTexts => {
  const silent: ReadContext = { ...context, report: () => undefined };
  const [document] = localizedDocuments(content, 'siteSettings', place, silent.report);
  const settings = document && toSiteSettings(new DocumentFields(document, '', '', silent));
  return toTermTexts(settings ?? null, place.localeId);
};

/** The content of a site's documents in one locale. */
export const toSiteContent = (content: ContentDocuments, place: ContentSource): SiteContent => {
  const { documents } = content;
  const problems: ContentProblem[] = [];
  const translations = new Map<string, string>();
  const context: ReadContext = {
    imageBase: place.imageBase,
    fileBase: place.fileBase,
    targetOf: targetFinder(content, place),
    report: problem => problems.push(problem),
  };
  const words = readTermTexts(content, place, context);
  const fieldsOf = (document: Json): DocumentFields =>
    new DocumentFields(
      insertTerms(document, words, context.report),
      textOf(document._id) ?? '?',
      '',
      context,
    );

  const unreadable = inUnknownLanguages(documents, context.report).map(toUnreadable);
  const everyOf = <T>(
    type: DocumentType,
    read: (fields: DocumentFields) => T | null,
  ): readonly T[] => {
    const found = localizedVersions(content, type, place, context.report).flatMap(
      versions => firstReadable(versions, fieldsOf, read, each => unreadable.push(each)) ?? [],
    );
    return oneForEachAddress(found, place, context.report);
  };
  const every = <Type extends ReadableType>(type: Type): readonly ReadDocuments[Type][] =>
    everyOf<ReadDocuments[Type]>(type, fields => {
      const value: ReadDocuments[Type] = DOCUMENT_READERS[type](fields);
      const group = content.translations.get(fields.documentId);
      if (group !== undefined && 'slug' in value) translations.set(`${type} ${value.slug}`, group);
      return value;
    });

  const single = <T>(type: DocumentType, read: (fields: DocumentFields) => T): T | null => {
    const [document] = localizedDocuments(content, type, place, context.report);
    if (!document) {
      const message = `there is none for ${place.site} in ${[place.localeId, ...place.fallbackIds].join(' or ')}. Publish one.`;
      problems.push({ documentId: type, field: '_type', message });
      return null;
    }
    return read(fieldsOf(document));
  };

  const wordings = (read: (fields: DocumentFields) => LocalizationString | null) =>
    documents.flatMap(document =>
      document._type === 'localizationString' ? (read(fieldsOf(document)) ?? []) : [],
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
    finders: everyOf('fenceFinder', toFenceFinder),
    strings: uniqueStrings([
      ...wordings(fields => toLocalizationString(fields, place.localeId)),
      ...place.fallbackIds.flatMap(id => wordings(fields => toLocalizationString(fields, id))),
      ...wordings(toPlaceholder),
    ]),
    translations,
    unreadable,
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
