import { notModelled } from '../request/not-modelled';

export type Comparator = ':' | ':<' | ':<=' | ':>' | ':>=';

/** One condition; without a field it is searched for in every text of the entry. */
export interface SearchTerm {
  readonly kind: 'term';
  readonly field: string | null;
  readonly comparator: Comparator;
  readonly value: string;
  /** A quoted value is a phrase, and a star in it is a character like any other. */
  readonly isQuoted: boolean;
}

export type SearchNode =
  | SearchTerm
  | { readonly kind: 'not'; readonly node: SearchNode }
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly SearchNode[] };

const DEEPEST = 50;
const SPACE = /[ \t\r\n]/;

/** Reads one query from its beginning to its end. */
class SearchParser {
  #at = 0;

  constructor(private readonly text: string) {}

  parse(): SearchNode {
    const node = this.#anyOf(0);
    if (this.#at < this.text.length) throw this.#refusal('a closing parenthesis without its own');
    return node;
  }

  #refusal(what: string) {
    return notModelled(`${what} in the search query ${JSON.stringify(this.text.slice(0, 200))}`);
  }

  #skipSpace(): void {
    while (SPACE.test(this.text.charAt(this.#at))) this.#at += 1;
  }

  /** Takes a connective or NOT, which must be between spaces or parentheses. */
  #takeWord(word: string): boolean {
    this.#skipSpace();
    const end = this.#at + word.length;
    const isWord = this.text.startsWith(word, this.#at) && /^[\s()]?$/.test(this.text.charAt(end));
    if (isWord) this.#at = end;
    return isWord;
  }

  #isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at >= this.text.length || this.text.charAt(this.#at) === ')';
  }

  #anyOf(depth: number): SearchNode {
    const nodes = [this.#allOf(depth)];
    while (this.#takeWord('OR')) nodes.push(this.#allOf(depth));
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'or', nodes };
  }

  #allOf(depth: number): SearchNode {
    const nodes = [this.#modified(depth)];
    while (!this.#isAtEnd() && !this.#isOr()) {
      this.#takeWord('AND');
      nodes.push(this.#modified(depth));
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'and', nodes };
  }

  #isOr(): boolean {
    const at = this.#at;
    const isOr = this.#takeWord('OR');
    this.#at = at;
    return isOr;
  }

  #modified(depth: number): SearchNode {
    if (depth > DEEPEST) throw this.#refusal(`more than ${DEEPEST} nested conditions`);
    if (this.#takeWord('NOT')) return { kind: 'not', node: this.#modified(depth + 1) };
    this.#skipSpace();
    const first = this.text.charAt(this.#at);
    if (first === '-' && !/^\s?$/.test(this.text.charAt(this.#at + 1))) {
      this.#at += 1;
      return { kind: 'not', node: this.#modified(depth + 1) };
    }
    if (first !== '(') return this.#term();
    this.#at += 1;
    const node = this.#anyOf(depth + 1);
    if (this.text.charAt(this.#at) !== ')') throw this.#refusal('an open parenthesis');
    this.#at += 1;
    return node;
  }

  #term(): SearchTerm {
    if (['AND', 'OR'].some(word => this.#takeWord(word)) || this.#isAtEnd()) {
      throw this.#refusal('a connective or modifier without its condition');
    }
    const start = this.#value();
    const comparator = /^:[<>]?=?/.exec(this.text.slice(this.#at, this.#at + 3))?.[0];
    if (comparator === undefined) {
      return { kind: 'term', field: null, comparator: ':', ...start };
    }
    if (start.isQuoted || start.value === '') throw this.#refusal('a comparator without its field');
    this.#at += comparator.length;
    const { value, isQuoted } = this.#value();
    if (value === '' && !isQuoted)
      throw this.#refusal(`the field "${start.value}" without a value`);
    return {
      kind: 'term',
      field: start.value,
      comparator: this.#known(comparator),
      value,
      isQuoted,
    };
  }

  #known(comparator: string): Comparator {
    const known = ([':', ':<', ':<=', ':>', ':>='] as const).find(each => each === comparator);
    if (!known) throw this.#refusal(`the comparator "${comparator}"`);
    return known;
  }

  #value(): { readonly value: string; readonly isQuoted: boolean } {
    const quote = this.text.charAt(this.#at);
    const isQuoted = quote === '"' || quote === "'";
    if (isQuoted) this.#at += 1;
    const ends = isQuoted
      ? (char: string) => char === quote
      : (char: string) => /[\s():]/.test(char);
    let value = '';
    while (this.#at < this.text.length && !ends(this.text.charAt(this.#at))) {
      if (this.text.charAt(this.#at) === '\\') this.#at += 1;
      value += this.text.charAt(this.#at);
      this.#at += 1;
    }
    if (isQuoted && this.#at >= this.text.length) throw this.#refusal('an open quotation mark');
    if (isQuoted) this.#at += 1;
    return { value, isQuoted };
  }
}

/**
 * Parses the platform's search syntax: words, phrases, `field:value` with comparators, `AND` (also
 * where nothing stands between two conditions), `OR`, `NOT`, `-`, parentheses and backslashes. AND
 * binds tighter than OR. Throws a GraphQL error that names what it cannot read.
 *
 * @see https://shopify.dev/docs/api/usage/search-syntax
 */
export const parseSearch = (query: string): SearchNode => new SearchParser(query).parse();
