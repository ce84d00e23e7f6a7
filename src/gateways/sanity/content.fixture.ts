import { DocumentFields, type ReadContext } from './fields';
import type { ContentProblem } from './problem';

/** Where a site's content is read; the addresses lead nowhere. */
export const contentSource = {
  site: 'larkfield',
  dataset: 'd',
  projectId: 'p',
  apiOrigin: null,
  readToken: null,
  imageOrigin: 'https://i',
} as const;

export const imageReference = 'image-abc123-2400x1350-jpg';

const targets = new Map([
  ['page-about', { type: 'page', slug: 'about' }],
  ['post-1', { type: 'blogPost', slug: 'first-walk' }],
]);

/** Fields of a document under test, and what was reported while they were read. */
export const fieldsOf = (record: Readonly<Record<string, unknown>>) => {
  const problems: ContentProblem[] = [];
  const context: ReadContext = {
    imageBase: 'https://cdn.example/images/p/d',
    fileBase: 'https://cdn.example/files/p/d',
    targetOf: reference => targets.get(reference) ?? null,
    report: problem => problems.push(problem),
  };
  return { fields: new DocumentFields(record, 'doc-1', '', context), problems };
};

/**
 * A `link` field to a document, as an editor saves it.
 * @param reference the document's id
 */
export const linkTo = (reference: string) => ({
  _type: 'link',
  linkType: 'internal',
  internalLink: { _type: 'reference', _ref: reference },
});
