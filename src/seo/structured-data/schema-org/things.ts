import type { Graph, Thing } from 'schema-dts';

export type { Thing } from 'schema-dts';

/** Structured data as the text of one script of type `application/ld+json`. */
export const toJsonLd = (things: readonly Thing[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // No text inside may end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};
