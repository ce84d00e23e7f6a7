import type { Graph, Thing } from 'schema-dts';

/** An entity of schema.org, whose root type is `Thing`. */
export type JsonLdNode = Thing;

/** Structured data as the text of one script of type `application/ld+json`. */
export const toJsonLd = (nodes: readonly JsonLdNode[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  // No text inside may end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};
