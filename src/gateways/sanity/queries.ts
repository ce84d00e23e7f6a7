/** Types of documents that the site shows, in the order in which they are read. */
export const DOCUMENT_TYPES = [
  'siteSettings',
  'navigation',
  'localizationString',
  'page',
  'globalProduct',
  'globalProductCollection',
  'reviewCard',
  'blogCategory',
  'person',
  'blogPost',
  'pressRelease',
  'sharedPage',
  'supportTopic',
  'supportArticle',
  'supportCard',
  'video',
  'playlist',
  'fenceFinder',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const PAGE_SIZE = 500;

/** A document is one site's own, or names the sites that share it. */
const ofSite = '(site == $site || $site in sites)';

/** A page of a site's documents of those types, in the order of their ids. */
export const documentsQuery = `*[${ofSite} && _type in $types && _id > $after] | order(_id asc) [0...${PAGE_SIZE}]`;

/** The fields of a document that a link to it needs. */
const LINK_TARGET = `{
  _id,
  _type,
  "slug": coalesce(slug.current, store.slug.current, store.slug)
}`;

/** A page of the documents that a link can name. */
export const linkTargetsQuery = `*[${ofSite} && _id > $after && _type in [
  "page", "sharedPage", "blogPost", "blogCategory", "pressRelease", "person",
  "globalProduct", "globalProductCollection", "supportTopic", "supportArticle", "video", "playlist"
]] | order(_id asc) [0...${PAGE_SIZE}] ${LINK_TARGET}`;

/**
 * A page of the documents in which the content system records translations, if one of
 * the documents that it names is the site's.
 */
export const translationsQuery = `*[
  _type == "translation.metadata" && _id > $after
  && count(translations[value->site == $site || $site in value->sites]) > 0
] | order(_id asc) [0...${PAGE_SIZE}] { _id, "documents": translations[].value._ref }`;

/** A document's published version and its draft. */
export const versionsQuery = '*[_id in $ids]';

/**
 * The context of one document: its references, the documents of other types that its page shows,
 * and the settings, whose terms its texts may contain.
 */
export const relatedDocumentsQuery = `{
  "targets": *[_id in $ids] ${LINK_TARGET},
  "documents": *[
    ${ofSite} && _type in $types && (language in $languages || !defined(language))
  ] | order(coalesce(publishedAt, date) desc) [0...200],
  "settings": *[${ofSite} && _type == "siteSettings" && language in $languages]
}`;
