import { attribute, elementsNamed, rawTextOf } from './built-page';
import type { BuiltPage } from './built-page';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A typed object of structured data, at any depth. */
export interface JsonLdNode {
  readonly type: string;
  readonly fields: Json;
}

function* nodesBelow(value: unknown): Generator<JsonLdNode> {
  if (Array.isArray(value)) for (const each of value) yield* nodesBelow(each);
  if (!isObject(value)) return;
  if (typeof value['@type'] === 'string') yield { type: value['@type'], fields: value };
  for (const each of Object.values(value)) yield* nodesBelow(each);
}

/**
 * The structured data of a page: its scripts, those that cannot be parsed, and every object in
 * them.
 */
export const structuredDataOf = (
  page: BuiltPage,
): { readonly scripts: number; readonly broken: number; readonly nodes: readonly JsonLdNode[] } => {
  const scripts = elementsNamed(page, 'script').filter(
    script => attribute(script, 'type') === 'application/ld+json',
  );
  const values = scripts.flatMap((script): readonly unknown[] => {
    try {
      return [JSON.parse(rawTextOf(script))];
    } catch {
      return [];
    }
  });
  return {
    scripts: scripts.length,
    broken: scripts.length - values.length,
    nodes: values.flatMap(value => [...nodesBelow(value)]),
  };
};
