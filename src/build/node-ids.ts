import type { LocaleId } from '../site/locales';

// Ids are made of what a node stands for, so that a resolver finds it without a search and a
// second build finds the same node again.
export const productNodeId = (locale: string, handle: string): string =>
  `product:${locale}:${handle}`;

export const collectionNodeId = (locale: LocaleId, handle: string): string =>
  `collection:${locale}:${handle}`;

export const pageNodeId = (locale: LocaleId, slug: string): string => `page:${locale}:${slug}`;

export const reviewNodeId = (locale: LocaleId, id: string): string => `review:${locale}:${id}`;

export const shellNodeId = (locale: LocaleId): string => `shell:${locale}`;

export const stringsNodeId = (locale: LocaleId, namespace: string): string =>
  `strings:${locale}:${namespace}`;
