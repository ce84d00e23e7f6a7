import type { SeedDocument } from '~/seed/content';
import * as v from 'valibot';
import { categoryFields, pageFields, postFields, releaseFields, type ContentLink } from './fields';
import type { ContentTarget } from './model';
import type { StoreDocuments } from './store-documents';

/** Handle of the blog that holds the press releases. */
export const PRESS = 'press';

/** The platform's handles contain no slash. */
export const handleOf = (slug: string): string => slug.replaceAll('/', '-');

const elsewhere = (url: string): ContentTarget => ({ url, type: 'HTTP', handle: '' });

/**
 * The handle of a post's blog, which is its category's.
 * @throws if the seed has no such category, or a document is invalid
 */
export function blogOfPost(document: SeedDocument, documents: StoreDocuments): string {
  const { category } = v.parse(postFields, document);
  const found = documents.find(category._ref);
  if (!found) throw new Error(`${document._id} is of an unknown category "${category._ref}".`);
  return v.parse(categoryFields, found).slug;
}

function documentTarget(document: SeedDocument, documents: StoreDocuments): ContentTarget | null {
  switch (document._type) {
    case 'page':
    case 'sharedPage': {
      const handle = handleOf(v.parse(pageFields, document).slug);
      return handle === 'home' ? elsewhere('/') : { url: `/pages/${handle}`, type: 'PAGE', handle };
    }
    case 'blogPost': {
      const handle = v.parse(postFields, document).slug;
      const blog = blogOfPost(document, documents);
      return { url: `/blogs/${blog}/${handle}`, type: 'ARTICLE', handle };
    }
    case 'pressRelease': {
      const handle = v.parse(releaseFields, document).slug;
      return { url: `/blogs/${PRESS}/${handle}`, type: 'ARTICLE', handle };
    }
    case 'blogCategory': {
      const handle = v.parse(categoryFields, document).slug;
      return { url: `/blogs/${handle}`, type: 'BLOG', handle };
    }
    default:
      return null;
  }
}

function pathTarget(path: string): ContentTarget {
  const [, kind, handle = ''] = /^\/(products|collections)\/([^/?#]+)/.exec(path) ?? [];
  if (kind === 'products') return { url: path, type: 'PRODUCT', handle };
  if (kind === 'collections') return { url: path, type: 'COLLECTION', handle };
  return path === '/collections' ? { url: path, type: 'COLLECTIONS', handle: '' } : elsewhere(path);
}

/** The store's URL for a content link; `#` if the store lacks the document. */
export function targetOf(link: ContentLink, documents: StoreDocuments): ContentTarget {
  const { path, internalLink, anchor, url, phone, email } = link;
  const end = anchor === undefined ? '' : `#${anchor}`;
  if (internalLink) {
    const document = documents.find(internalLink._ref);
    const target = (document && documentTarget(document, documents)) ?? elsewhere('#');
    return { ...target, url: `${target.url}${end}` };
  }
  if (path !== undefined) return pathTarget(path);
  if (phone !== undefined) return elsewhere(`tel:${phone}`);
  if (email !== undefined) return elsewhere(`mailto:${email}`);
  return elsewhere(url ?? (end || '#'));
}
