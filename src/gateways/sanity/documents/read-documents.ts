import type { RawLink } from '~/src/domain/content/links';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { recordsOf, textOf, type Json } from '~/src/domain/data/read';
import type { ContentQuery } from '../client';
import {
  DOCUMENT_TYPES,
  documentsQuery,
  linkTargetsQuery,
  PAGE_SIZE,
  translationsQuery,
} from '../queries';
import { toTranslations, type Translations } from '../translations';

export interface ContentDocuments {
  readonly documents: readonly Json[];
  /** Documents that a link can name, by id. */
  readonly targets: ReadonlyMap<string, NonNullable<RawLink['target']>>;
  readonly translations: Translations;
}

const readPages = async (
  query: ContentQuery,
  groq: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Result<readonly Json[]>> => {
  const found: Json[] = [];
  for (let after = ''; ; ) {
    const page = await query(groq, { ...parameters, after });
    if (!page.ok) return page;
    if (!Array.isArray(page.value)) {
      return failure('protocol', 'The content system did not answer with a list of documents.');
    }
    const records = recordsOf(page.value);
    found.push(...records);
    const last = textOf(records.at(-1)?._id);
    if (page.value.length < PAGE_SIZE || last === null) return ok(found);
    after = last;
  }
};

/** The answer to a query for link targets, by id. */
export const toTargets = (records: readonly Json[]): ContentDocuments['targets'] =>
  new Map(
    records.flatMap(record => {
      const id = textOf(record._id);
      const type = textOf(record._type);
      return id && type ? [[id, { type, slug: textOf(record.slug) }] as const] : [];
    }),
  );

/** All documents of a site that pages are made of, page by page. */
export const readDocuments = async (
  query: ContentQuery,
  site: string,
): Promise<Result<ContentDocuments>> => {
  const documents = await readPages(query, documentsQuery, { site, types: DOCUMENT_TYPES });
  if (!documents.ok) return documents;
  const targets = await readPages(query, linkTargetsQuery, { site });
  if (!targets.ok) return targets;
  const translations = await readPages(query, translationsQuery, { site });
  if (!translations.ok) return translations;
  return ok({
    documents: documents.value,
    targets: toTargets(targets.value),
    translations: toTranslations(translations.value),
  });
};
