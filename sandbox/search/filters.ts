import { SearchApiError } from './api-error';
import { valuesAt, type SearchRecord } from './search-index';

type Test = (record: SearchRecord) => boolean;

const TOKEN = /\s*(\(|\)|<=|>=|!=|[=<>:]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()<>=!:"']+)/y;
const QUOTED = /^["'](.*)["']$/s;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(text);
    if (!match?.[1]) throw new SearchApiError(400, `filters: Unexpected token in "${text}"`);
    tokens.push(match[1]);
  }
  return tokens;
}

const compare: Readonly<Record<string, (own: number, wanted: number) => boolean>> = {
  '=': (own, wanted) => own === wanted,
  '!=': (own, wanted) => own !== wanted,
  '<': (own, wanted) => own < wanted,
  '<=': (own, wanted) => own <= wanted,
  '>': (own, wanted) => own > wanted,
  '>=': (own, wanted) => own >= wanted,
};

/** Parentheses and `NOT` within each other. */
const MOST_LEVELS = 50;

const unquoted = (token: string): string => QUOTED.exec(token)?.[1] ?? token;

/** Reads `a:b AND (NOT c:"d" OR e >= 3)`; `AND` binds closer than `OR`, as the service has it. */
class FilterReader {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly string[]) {}

  private take(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new SearchApiError(400, 'filters: Unexpected end of filter');
    this.at += 1;
    return token;
  }

  private has(word: string): boolean {
    if (this.tokens[this.at] !== word) return false;
    this.at += 1;
    return true;
  }

  all(): Test {
    const test = this.either();
    if (this.at < this.tokens.length) {
      throw new SearchApiError(400, `filters: Unexpected token ${this.take()}`);
    }
    return test;
  }

  private either(): Test {
    const tests = [this.both()];
    while (this.has('OR')) tests.push(this.both());
    return record => tests.some(test => test(record));
  }

  private both(): Test {
    const tests = [this.one()];
    while (this.has('AND')) tests.push(this.one());
    return record => tests.every(test => test(record));
  }

  private one(): Test {
    this.depth += 1;
    if (this.depth > MOST_LEVELS) {
      throw new SearchApiError(400, `filters: Nested deeper than ${MOST_LEVELS} levels`);
    }
    const test = this.term();
    this.depth -= 1;
    return test;
  }

  private term(): Test {
    if (this.has('NOT')) {
      const test = this.one();
      return record => !test(record);
    }
    if (this.has('(')) {
      const test = this.either();
      if (!this.has(')')) throw new SearchApiError(400, 'filters: A parenthesis is not closed');
      return test;
    }
    const path = unquoted(this.take());
    const sign = this.take();
    const wanted = unquoted(this.take());
    const test = Object.hasOwn(compare, sign) ? compare[sign] : undefined;
    if (test) {
      const number = wanted === '' ? NaN : Number(wanted);
      if (Number.isNaN(number)) {
        throw new SearchApiError(400, `filters: Expected a number but got ${wanted}`);
      }
      return record => valuesAt(record, path).some(own => test(Number(own), number));
    }
    if (sign !== ':') throw new SearchApiError(400, `filters: Unexpected token ${sign}`);
    return record =>
      valuesAt(record, path).some(own => String(own).toLowerCase() === wanted.toLowerCase());
  }
}

/** The test that a `filters` text describes; an empty one lets every record through. */
export function readFilters(text: string): Test {
  return text.trim() === '' ? () => true : new FilterReader(tokensOf(text)).all();
}
