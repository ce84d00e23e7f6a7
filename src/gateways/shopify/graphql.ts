import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-env';

interface Setup {
  introspection: introspection;
  disableMasking: true;
  scalars: {
    Color: string;
    DateTime: string;
    Decimal: string;
    HTML: string;
    ID: string;
    ISO8601DateTime: string;
    JSON: unknown;
    URL: string;
    UnsignedInt64: string;
  };
}

const oneLine = (source: string): string => source.replace(/\s+/g, ' ').trim();

// A fragment shared by several of the given ones must be in the document once, so each is on a line
// of its own.
const concatenate = (source: string, fragments: readonly string[] = []): string =>
  [...new Set([oneLine(source), ...fragments.flatMap(text => text.split('\n'))])].join('\n');

/**
 * A typed commerce document. At run time it is the document's text with its fragments behind it:
 * the typing library stays out of the browser, and its types are the only thing taken from it.
 */
export const graphql = concatenate as unknown as initGraphQLTada<Setup>;
