import { valuesAt, type SearchRecord } from '../record';
import { orderOf, type RecordOrder } from './record-order';
import { TextIndex } from './text-index';

/** The values of a facet: each once, and per record the numbers of those it has. */
export interface FacetColumn {
  readonly values: readonly string[];
  readonly ofRecord: readonly (readonly number[])[];
}

/** The records of an index with what searches look up in them, made when first needed. */
export class RecordTable {
  readonly #facets = new Map<string, FacetColumn>();
  readonly #numbers = new Map<string, readonly (readonly number[])[]>();
  readonly #orders = new Map<string, RecordOrder>();
  readonly #texts = new Map<string, TextIndex>();
  #attributes: readonly string[] | null = null;

  constructor(readonly records: readonly SearchRecord[]) {}

  facet(path: string): FacetColumn {
    const known = this.#facets.get(path);
    if (known) return known;
    const numberOf = new Map<string, number>();
    const ofRecord = this.records.map(record => {
      const own = valuesAt(record, path).filter(value => typeof value !== 'object');
      return [...new Set(own.map(String))].map(value => {
        const number = numberOf.get(value) ?? numberOf.size;
        numberOf.set(value, number);
        return number;
      });
    });
    const column = { values: [...numberOf.keys()], ofRecord };
    this.#facets.set(path, column);
    return column;
  }

  /** The numbers that each record has under a path; a truth value counts as 0 or 1. */
  numbers(path: string): readonly (readonly number[])[] {
    const known = this.#numbers.get(path);
    if (known) return known;
    const column = this.records.map(record =>
      valuesAt(record, path).flatMap(value =>
        typeof value === 'number' || typeof value === 'boolean' ? [Number(value)] : [],
      ),
    );
    this.#numbers.set(path, column);
    return column;
  }

  /** The order that `asc(…)` and `desc(…)` criteria give the records; equal ones share a rank. */
  order(criteria: readonly string[]): RecordOrder {
    const key = JSON.stringify(criteria);
    const known = this.#orders.get(key);
    if (known) return known;
    const order = orderOf(this.records, criteria);
    this.#orders.set(key, order);
    return order;
  }

  text(attributes: readonly string[]): TextIndex {
    const key = JSON.stringify(attributes);
    const known = this.#texts.get(key);
    if (known) return known;
    const index = new TextIndex(this.records, attributes);
    this.#texts.set(key, index);
    return index;
  }

  /** Every attribute of the records that is text, a number, or a list of such; found in nested objects too. */
  allAttributes(): readonly string[] {
    if (this.#attributes) return this.#attributes;
    const found = new Set<string>();
    for (const record of this.records) collectPaths(record, '', found);
    this.#attributes = [...found].filter(path => !/^(objectID|_)/.test(path));
    return this.#attributes;
  }
}

function collectPaths(value: unknown, path: string, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectPaths(item, path, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, own] of Object.entries(value)) {
      collectPaths(own, path === '' ? name : `${path}.${name}`, found);
    }
  } else if (path !== '' && (typeof value === 'string' || typeof value === 'number')) {
    found.add(path);
  }
}
