import { isDate } from '~/sandbox/core/calendar';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import type { Property } from '../model';
import { invalid } from './reply';

const LONGEST = 255;

/** Reads the fields of a body by type. Reports all errors together, and unknown fields by name. */
export class Fields {
  readonly #errors = new Map<string, readonly string[]>();

  constructor(
    private readonly body: JsonObject,
    known: readonly string[],
  ) {
    for (const name of Object.keys(body)) {
      if (!known.includes(name)) {
        this.fail(name, `Not modelled in the sandbox; there are ${known.join(', ')}.`);
      }
    }
  }

  fail(name: string, message: string): void {
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), message]);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.body, name) && this.body[name] !== undefined;
  }

  /** @throws {BillingError} with all errors */
  check(): void {
    if (this.#errors.size > 0) throw invalid(Object.fromEntries(this.#errors));
  }

  require(names: readonly string[]): void {
    for (const name of names) {
      if (!this.has(name)) this.fail(name, 'Missing data for required field.');
    }
  }

  text(name: string, { min = 0, max = LONGEST } = {}): string | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name] ?? '';
    if (typeof value !== 'string') this.fail(name, 'Not a valid string.');
    else if (value.trim().length < min || value.length > max) {
      this.fail(name, `Must have ${min} to ${max} characters.`);
    } else return value.trim();
    return undefined;
  }

  integer(name: string, { min = 1, max = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
    if (!this.has(name)) return undefined;
    const given = this.body[name];
    const value = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
      return value;
    }
    this.fail(name, `Must be an integer from ${min}${max < 1e9 ? ` to ${max}` : ''}.`);
    return undefined;
  }

  boolean(name: string): boolean | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name];
    if (typeof value === 'boolean') return value;
    this.fail(name, 'Not a valid boolean.');
    return undefined;
  }

  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    if (!this.has(name)) return undefined;
    const found = words.find(word => word === this.body[name]);
    if (found === undefined) this.fail(name, `Must be one of: ${words.join(', ')}.`);
    return found;
  }

  /** A whole day; a time after it is dropped. */
  date(name: string): string | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name];
    const day = typeof value === 'string' ? value.slice(0, 10) : '';
    if (typeof value === 'string' && isDate(day) && !Number.isNaN(Date.parse(value))) return day;
    this.fail(name, 'Not a valid date.');
    return undefined;
  }

  object(name: string): JsonObject | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name];
    if (isJsonObject(value)) return value;
    this.fail(name, 'Not a valid object.');
    return undefined;
  }

  ids(name: string): readonly number[] | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name];
    const list: readonly unknown[] = Array.isArray(value) ? value : [null];
    const numbers = list.filter((each): each is number => Number.isInteger(each));
    if (numbers.length === list.length && numbers.length > 0) return numbers;
    this.fail(name, 'Must be a list of integers.');
    return undefined;
  }

  /** Pairs of name and value. */
  properties(name: string): readonly Property[] | undefined {
    if (!this.has(name)) return undefined;
    const value = this.body[name];
    const list: readonly unknown[] = Array.isArray(value) ? value : [null];
    const pairs = list.flatMap(each => {
      if (!isJsonObject(each)) return [];
      const { name: key, value: text } = each;
      return typeof key === 'string' && typeof text === 'string'
        ? [{ name: key, value: text }]
        : [];
    });
    if (pairs.length === list.length) return pairs;
    this.fail(name, 'Must be a list of objects with the texts name and value.');
    return undefined;
  }
}
