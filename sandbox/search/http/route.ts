import type { JsonObject } from '../../core/json';
import { SearchApiError } from '../api-error';
import type { Right } from '../application';
import type { IndexStore } from '../store/index-store';

/** A call as routes read it. */
export interface Call {
  readonly store: IndexStore;
  /** The parts of the path that the route leaves open, decoded. */
  readonly parts: readonly string[];
  /** The address's parameters without those of the client itself. */
  readonly address: ReadonlyMap<string, string>;
  /** What the body says, if it is an object; else empty. */
  readonly body: JsonObject;
  /** The body as it is: synonyms come as a list. */
  readonly content: unknown;
}

/** One kind of call. `:` in a path stands for any one part. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly right: Right;
  /** Parameters that the address may have. */
  readonly address?: readonly string[];
  readonly answer: (call: Call) => object;
}

/** A part of the path that the route leaves open. */
export const partAt = ({ parts }: Call, at: number): string => parts[at] ?? '';

/** Throws for a member of the body that the call does not have. */
export function onlyMembers(body: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(body).find(name => !known.includes(name));
  if (unknown !== undefined) throw new SearchApiError(400, `Unknown parameter: ${unknown}`);
}

/** A list of the body. Throws when it is missing. */
export function listIn(body: JsonObject, name: string): readonly unknown[] {
  const list = body[name];
  if (Array.isArray(list)) return list;
  throw new SearchApiError(400, `Missing mandatory attribute: ${name}`);
}

/** Whether an address's parameter says yes. */
export const isSet = ({ address }: Call, name: string): boolean => address.get(name) === 'true';
