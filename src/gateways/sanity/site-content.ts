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
import { inUnknownLanguages, localizedVersions, targetFinder, type Languages } from './localized';
import {
  firstReadable,
  oneForEachAddress,
  toUnreadable,
  type Identity,
  type UnreadableDocument,
} from './readable';
import type { ContentProblem } from './problem';
import type { DocumentType } from './queries';
import type { ContentDocuments } from './documents/read-documents';
import { toNavigation, toSiteSettings } from './documents/site-documents';
import { toTermTexts, insertTerms, type TermTexts } from './term-placeholders';
import {
  ONE_FOR_EACH_PRODUCT,
  toSupportArticle,
  toSupportCard,
  toSupportTopic,
} from './documents/support-documents';
import { toPlaylist, toVideo } from './documents/video-documents';
import { toStrings, toWording } from './wordings';

/** All content of one locale's site. */
export interface SiteContent {
  /** Null if the document is missing or cannot be shown, which `problems` reports. */
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
  const versions = localizedVersions(content, 'siteSettings', place, silent.report).flat();
  const fieldsOf = (document: Json): DocumentFields => new DocumentFields(document, '', '', silent);
  const settings = firstReadable(versions, fieldsOf, toSiteSettings, () => undefined);
  return toTermTexts(settings?.value ?? null, place.localeId);
};

/**
 * The content of a site's documents in one locale. Documents are read again without those that are left
 * out, so that no link leads to one.
 */
export const toSiteContent = (content: ContentDocuments, place: ContentSource): SiteContent => {
  let leftOut: ReadonlySet<string> = new Set();
  for (;;) {
    const read = readSite(content, place, leftOut);
    const found = new Set(read.unreadable.map(({ documentId }) => documentId));
    if (found.size <= leftOut.size) return read;
    leftOut = found;
  }
};

const readSite = (
  content: ContentDocuments,
  place: ContentSource,
  leftOut: ReadonlySet<string>,
): SiteContent => {
  const { documents } = content;
  const problems: ContentProblem[] = [];
  const translations = new Map<string, string>();
  const context: ReadContext = {
    imageBase: place.imageBase,
    fileBase: place.fileBase,
    targetOf: targetFinder(content, place, leftOut),
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
    identity?: Identity<T>,
  ): readonly T[] => {
    const found = localizedVersions(content, type, place, context.report).flatMap(
      versions => firstReadable(versions, fieldsOf, read, each => unreadable.push(each)) ?? [],
    );
    return oneForEachAddress(found, place, context.report, identity);
  };
  const every = <Type extends ReadableType>(type: Type): readonly ReadDocuments[Type][] =>
    everyOf<ReadDocuments[Type]>(type, fields => {
      const value: ReadDocuments[Type] = DOCUMENT_READERS[type](fields);
      const group = content.translations.get(fields.documentId);
      if (group !== undefined && 'slug' in value) translations.set(`${type} ${value.slug}`, group);
      return value;
    });

  const single = <T>(type: DocumentType, read: (fields: DocumentFields) => T): T | null => {
    const versions = localizedVersions(content, type, place, context.report).flat();
    if (versions.length === 0) {
      const message = `there is none for ${place.site} in ${[place.localeId, ...place.fallbackIds].join(' or ')}. Publish one.`;
      problems.push({ documentId: type, field: '_type', message });
    }
    return firstReadable(versions, fieldsOf, read, each => unreadable.push(each))?.value ?? null;
  };

  const videos = everyOf('video', toVideo);
  const isShown = (videoSlug: string): boolean => videos.some(({ slug }) => slug === videoSlug);
  const wordings = documents.flatMap(document =>
    document._type === 'localizationString' ? (toWording(fieldsOf(document)) ?? []) : [],
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
      cards: everyOf('supportCard', toSupportCard, ONE_FOR_EACH_PRODUCT),
    },
    videos: {
      videos,
      playlists: everyOf('playlist', fields => toPlaylist(fields, isShown)),
    },
    finders: everyOf('fenceFinder', toFenceFinder),
    strings: toStrings(wordings, place),
    translations,
    unreadable,
    problems,
  };
};
