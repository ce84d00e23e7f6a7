import type { LocaleId } from '~/src/config/locales';

// Ids are derived from what a node represents, so that resolvers find it without a search and a
// second build finds the same node.
export const productNodeId = (locale: string, handle: string): string =>
  `product:${locale}:${handle}`;

export const collectionNodeId = (locale: LocaleId, handle: string): string =>
  `collection:${locale}:${handle}`;

export const pageNodeId = (locale: LocaleId, slug: string): string => `page:${locale}:${slug}`;

export const reviewNodeId = (locale: LocaleId, id: string): string => `review:${locale}:${id}`;

export const postNodeId = (locale: string, slug: string): string => `post:${locale}:${slug}`;

export const categoryNodeId = (locale: string, slug: string): string =>
  `category:${locale}:${slug}`;

export const releaseNodeId = (locale: string, slug: string): string => `release:${locale}:${slug}`;

export const personNodeId = (locale: string, slug: string): string => `person:${locale}:${slug}`;

export const sharedPageNodeId = (locale: string, slug: string): string =>
  `shared-page:${locale}:${slug}`;

export const supportTopicNodeId = (locale: string, slug: string): string =>
  `support-topic:${locale}:${slug}`;

export const supportArticleNodeId = (locale: string, slug: string): string =>
  `support-article:${locale}:${slug}`;

export const supportCardNodeId = (locale: string, handle: string): string =>
  `support-card:${locale}:${handle}`;

export const playlistNodeId = (locale: string, slug: string): string =>
  `playlist:${locale}:${slug}`;

export const dealerNodeId = (locale: string, slug: string): string => `dealer:${locale}:${slug}`;

export const finderNodeId = (locale: LocaleId, slug: string): string => `finder:${locale}:${slug}`;

export const shellNodeId = (locale: LocaleId): string => `shell:${locale}`;

export const stringsNodeId = (locale: LocaleId, namespace: string): string =>
  `strings:${locale}:${namespace}`;
