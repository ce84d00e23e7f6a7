import type { JsonObject } from '~/sandbox/core/json';
import { SearchApiError } from '../api-error';
import type { Right } from '../application';
import type { IndexStore } from '../store/index-store';

/** A request as routes see it. */
export interface Call {
  readonly store: IndexStore;
  /** The decoded variable parts of the path. */
  readonly parts: readonly string[];
  /** The URL's parameters without the client's own. */
  readonly address: ReadonlyMap<string, string>;
  /** The body if it is an object; otherwise empty. */
  readonly body: JsonObject;
  /** The body as it is; a list where the route takes one. */
  readonly content: unknown;
}

/** A route. `:` in a path matches any segment. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly right: Right;
  /** The body is a list, not an object. */
  readonly takesList?: boolean;
  /** The allowed URL parameters. */
  readonly address?: readonly string[];
  readonly answer: (call: Call) => object;
}

/** A variable part of the path. */
export const partAt = ({ parts }: Call, at: number): string => parts[at] ?? '';

/** Throws for an unknown member of the body. */
export function onlyMembers(body: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(body).find(name => !known.includes(name));
  if (unknown !== undefined) throw new SearchApiError(400, `Unknown parameter: ${unknown}`);
}

/** A list in the body. Throws if missing. */
export function listIn(body: JsonObject, name: string): readonly unknown[] {
  const list = body[name];
  if (Array.isArray(list)) return list;
  throw new SearchApiError(400, `Missing mandatory attribute: ${name}`);
}

/** Whether a URL parameter is true. */
export const isSet = ({ address }: Call, name: string): boolean => address.get(name) === 'true';
