/** A document of the content system as the seed holds it. */
export interface SeedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** The id of a brand: the content system calls it the site of a document. */
export type Site = string;

/** A document before it has a language: what an editor writes. */
export interface DocumentSource {
  readonly type: string;
  /** Unique among the site's documents of its type; slashes are allowed. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether its texts are in the language of the document already, and need no translation. */
  readonly isInLanguage?: boolean;
}

/** The id of a site's document in one language; ids hold no slash and no dot. */
export function documentId(site: Site, type: string, name: string, language: string): string {
  return `${site}-${type}-${name.replaceAll('/', '-')}-${language}`;
}

/** A reference to a document of a site, in the language that has every document. */
export const referenceTo = (site: Site, type: string, name: string) => ({
  _type: 'reference',
  _ref: documentId(site, type, name, 'en-us'),
});

/** The slug of a document's name. */
export const slugField = (name: string) => ({ _type: 'slug', current: name });
