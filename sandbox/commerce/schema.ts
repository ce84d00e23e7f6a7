import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildClientSchema } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { isJsonObject } from '../core/json';

/** The Storefront API version that the sandbox speaks. */
export const API_VERSION = '2025-04';

const PUBLISHED = '../../node_modules/@shopify/hydrogen-react/storefront.schema.json';

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
  isJsonObject(value) && '__schema' in value;

let schema: GraphQLSchema | undefined;

/**
 * The platform's schema as its package publishes it, read once for all stores. Throws when the
 * file holds no introspection result, bare or under `data`.
 */
export function publishedSchema(): GraphQLSchema {
  if (!schema) {
    const parsed: unknown = JSON.parse(readFileSync(path.resolve(__dirname, PUBLISHED), 'utf8'));
    const bare = isJsonObject(parsed) && 'data' in parsed ? parsed.data : parsed;
    if (!isIntrospection(bare)) throw new Error(`${PUBLISHED} holds no introspection result.`);
    schema = buildClientSchema(bare);
  }
  return schema;
}
