import { SearchApiError } from '../api-error';

/** A token of a `filters` text: an operator or a string, which may have been quoted. */
export interface FilterToken {
  readonly kind: 'sign' | 'string' | 'end';
  readonly text: string;
  readonly column: number;
  readonly isQuoted: boolean;
}

const PIECE = /(\(|\)|<=|>=|!=|[=<>:])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=!:"']+)/y;
const OPERATORS = new Set(['AND', 'OR', 'NOT', 'TO']);
const NUMERIC_RANGE = /^(-?\d+(?:\.\d+)?)TO(-?\d+(?:\.\d+)?)$/;

/** The service's name of a token in messages. */
export function shownToken({ kind, text, isQuoted }: FilterToken): string {
  if (kind === 'end') return 'end of filter';
  if (kind === 'sign') return /^[:()]$|^[A-Z]+$/.test(text) ? `'${text}'` : text;
  if (text === '') return 'empty string';
  return !isQuoted && /^-?\d+(\.\d+)?$/.test(text) ? `numeric(${text})` : `string(${text})`;
}

/** Throws the service's message for an unexpected token. */
export function unexpected(token: FilterToken, expected: string): never {
  throw new SearchApiError(
    400,
    `filters: Unexpected token ${shownToken(token)} expected ${expected} at col ${token.column}`,
  );
}

/**
 * The tokens of a `filters` expression, ending with one of kind `end`.
 * @throws {SearchApiError} 400 for an unfinished string
 */
export function filterTokens(text: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  const add = (kind: FilterToken['kind'], own: string, column: number, isQuoted = false): void => {
    tokens.push({ kind, text: own, column, isQuoted });
  };
  for (;;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) break;
    PIECE.lastIndex = at;
    const match = PIECE.exec(text);
    if (!match) {
      throw new SearchApiError(
        400,
        `filters: Unexpected token incomplete string expected filter at col ${at}`,
      );
    }
    const [whole, sign, double, single, bare = ''] = match;
    const quoted = double ?? single;
    const range = NUMERIC_RANGE.exec(bare);
    if (sign !== undefined) add('sign', sign, at);
    else if (quoted !== undefined) add('string', quoted.replace(/\\(["'\\])/g, '$1'), at, true);
    else if (range) {
      add('string', range[1] ?? '', at);
      add('sign', 'TO', at);
      add('string', range[2] ?? '', at);
    } else add(OPERATORS.has(bare) ? 'sign' : 'string', bare, at);
    at += whole.length;
  }
  add('end', '', text.length);
  return tokens;
}
