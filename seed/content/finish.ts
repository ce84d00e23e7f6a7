import type { DocumentSource, SeedDocument, Site } from './document';
import { documentId } from './document';
import { SHARED_BY, SHARED_SLUGS } from './shared-slugs';
import { britishSpelling, canadianSpelling } from './spelling';
import { isTranslated, translation } from './translate';

/** Fields that contain identifiers, not text for readers. */
const MACHINE_FIELDS = new Set([
  '_type',
  '_key',
  '_ref',
  '_id',
  'site',
  'language',
  'key',
  'group',
  'path',
  'url',
  'icon',
  'tone',
  'style',
  'imageSide',
  'handles',
  'collection',
  'productSlug',
  'date',
  'current',
  'anchor',
  'form',
  'kind',
  'autoComplete',
  'code',
  'email',
  'id',
  'questionId',
  'answerId',
  'outcomeId',
  'per',
  'action',
  'network',
  'timeZone',
  'marks',
  'listItem',
  'linkType',
  'modelNumber',
  'srclang',
  'relatedProducts',
  'reviewedAt',
  'publishedAt',
  'updatedAt',
  'socialHandle',
  'promotionPath',
  'address',
  'manufacturer',
  'responsiblePerson',
  'waysToPay',
]);

interface Place {
  readonly isInLanguage: boolean;
  readonly site: Site;
  readonly language: string;
}

/**
 * A document as the content system stores it: array items get their keys, links to content pages
 * become references, and Canadian documents their spelling.
 */
export function finish(site: Site, source: DocumentSource, language: string): SeedDocument {
  return {
    _id: documentId(site, source.type, source.name, language),
    _type: source.type,
    site,
    language,
    ...record(source.fields, { site, language, isInLanguage: source.isInLanguage ?? false }),
  };
}

function record(fields: object, place: Place): Record<string, unknown> {
  const entries = Object.entries(referenced(fields, place.site));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      MACHINE_FIELDS.has(name) ? value : finished(value, place),
    ]),
  );
}

function finished(value: unknown, place: Place): unknown {
  if (typeof value === 'string') {
    if (place.isInLanguage) return value;
    if (isTranslated(place.language)) return translation(place.site, place.language, value);
    if (place.language === 'en-us') return value;
    return place.language === 'en-ca' ? canadianSpelling(value) : britishSpelling(value);
  }
  if (Array.isArray(value)) return value.map((item, index) => listItem(item, index, place));
  return isRecord(value) ? record(value, place) : value;
}

function listItem(item: unknown, index: number, place: Place): unknown {
  if (!isRecord(item)) return finished(item, place);
  return { _key: `item${index + 1}`, ...record(item, place) };
}

/** Pages are referenced in United States English, the language in which every page exists. */
function referenced(fields: object, site: Site): object {
  if (!('linkType' in fields) || !('path' in fields) || typeof fields.path !== 'string') {
    return fields;
  }
  const { path: given, ...link } = fields;
  const [path = '', anchor] = given.split('#');
  if (isOwnPath(path)) return fields;
  const [type, name] = targetOf(path);
  const owner = type === 'sharedPage' ? SHARED_BY : site;
  const internalLink = { _type: 'reference', _ref: documentId(owner, type, name, 'en-us') };
  return { ...link, internalLink, ...(anchor === undefined ? {} : { anchor }) };
}

/** Paths that no document stands for. */
const isOwnPath = (path: string): boolean =>
  /^\/(collections|blog|press|people|support|support\/contact|videos)(\?|$)/.test(path) ||
  /^\/(products|collections|account)\//.test(path);

const FOLDERS = [
  ['/blog/category/', 'blogCategory'],
  ['/blog/', 'blogPost'],
  ['/press/', 'pressRelease'],
  ['/people/', 'person'],
  ['/support/articles/', 'supportArticle'],
  ['/videos/', 'playlist'],
] as const;

const SHARED_PAGES: readonly string[] = SHARED_SLUGS.map(slug => `/${slug}`);

/** Type and name of the document at a path. */
function targetOf(path: string): readonly [type: string, name: string] {
  for (const [folder, type] of FOLDERS) {
    if (path.startsWith(folder)) return [type, path.slice(folder.length)];
  }
  if (SHARED_PAGES.includes(path)) return ['sharedPage', path.slice(1)];
  return ['page', path === '/' ? 'home' : path.slice(1)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
