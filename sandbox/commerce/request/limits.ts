import { GraphQLError, Kind, Lexer, Source, TokenKind } from 'graphql';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

/** The limits of one request; the shop's own largest stays below a quarter of each. */
export const LIMITS = {
  /** Of the body. */
  bytes: 1_000_000,
  /** Nesting of objects and arrays in the body's JSON. */
  jsonDepth: 100,
  /** Of the document. */
  tokens: 3_000,
  /** Nesting of brackets of any kind in the document. */
  brackets: 100,
  /** Nesting of fields, through fragments. */
  fieldDepth: 40,
  /** Fields to resolve if every page is full. */
  fields: 500_000,
} as const;

/** The error of a request above a limit; it is answered with status 400. */
export const limitError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } });

/** Whether a JSON text is nested deeper than the limit; checked before it is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charAt(at);
    if (char === '"') isInText = !isInText;
    else if (isInText && char === '\\') at += 1;
    else if (!isInText && (char === '{' || char === '[')) depth += 1;
    else if (!isInText && (char === '}' || char === ']')) depth -= 1;
    if (depth > LIMITS.jsonDepth) return true;
  }
  return false;
}

const OPENING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Throws for a document that is too long or nests too deep to be parsed; also for a syntax error. */
export function limitTokens(query: string): void {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
    const { kind } = lexer.token;
    if (OPENING.has(kind)) depth += 1;
    if (CLOSING.has(kind)) depth -= 1;
    if (depth > LIMITS.brackets) {
      throw limitError(`The document nests deeper than ${LIMITS.brackets} levels.`);
    }
    if (count >= LIMITS.tokens) {
      throw limitError(`The document is longer than ${LIMITS.tokens} tokens.`);
    }
  }
}

interface Size {
  readonly fields: number;
  readonly depth: number;
}

function pageSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const sizes = (field.arguments ?? [])
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => {
      if (value.kind === Kind.INT) return Number(value.value);
      return value.kind === Kind.VARIABLE ? Number(variables[value.name.value] ?? 1) : 1;
    });
  return Math.max(1, ...sizes.filter(Number.isFinite));
}

/**
 * Throws for a valid document with operations that have too many fields or nest them too deep;
 * fragments count as often as they are spread.
 */
export function limitFields(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const fragments = new Map(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [],
    ),
  );
  const known = new Map<SelectionSetNode, Size>();
  const measure = (selections: SelectionSetNode | undefined): Size => {
    if (!selections) return { fields: 0, depth: 0 };
    const found = known.get(selections);
    if (found) return found;
    const sizes = selections.selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return measure(fragments.get(selection.name.value));
      }
      const inner = measure(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
      const fields = 1 + pageSize(selection, variables) * inner.fields;
      return { fields, depth: inner.depth + 1 };
    });
    const size = {
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    };
    known.set(selections, size);
    return size;
  };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { fields, depth } = measure(definition.selectionSet);
    if (depth > LIMITS.fieldDepth) {
      throw limitError(`The query nests fields deeper than ${LIMITS.fieldDepth} levels.`);
    }
    if (fields > LIMITS.fields) {
      throw limitError(
        `The query asks up to ${fields} fields; no more than ${LIMITS.fields} are allowed.`,
      );
    }
  }
}
