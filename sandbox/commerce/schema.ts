import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addResolversToSchema } from '@graphql-tools/schema';
import {
  buildClientSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { isJsonObject } from '../core/json';
import { modelFieldResolver } from './resolvers/not-modelled';

/** The Storefront API version that the sandbox speaks. */
export const API_VERSION = '2025-04';

const PUBLISHED = '../../node_modules/@shopify/hydrogen-react/storefront.schema.json';

/** What a request gives the executor: the models of the two root types. */
export interface RootModels {
  readonly query: object;
  readonly mutation: object;
}

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
  isJsonObject(value) && '__schema' in value;

/** The published schema as its package ships it: the introspection, bare or under `data`. */
export function readPublishedSchema(): GraphQLSchema {
  const parsed: unknown = JSON.parse(readFileSync(path.resolve(__dirname, PUBLISHED), 'utf8'));
  const bare = isJsonObject(parsed) && 'data' in parsed ? parsed.data : parsed;
  if (!isIntrospection(bare)) throw new Error(`${PUBLISHED} holds no introspection result.`);
  return buildClientSchema(bare);
}

const resolveField: GraphQLFieldResolver<unknown, RootModels> = (source, args, context, info) => {
  const { parentType, schema } = info;
  if (parentType === schema.getQueryType()) {
    return modelFieldResolver(context.query, args, context, info);
  }
  if (parentType === schema.getMutationType()) {
    return modelFieldResolver(context.mutation, args, context, info);
  }
  return modelFieldResolver(source, args, context, info);
};

let executable: GraphQLSchema | undefined;

/**
 * The whole published schema, executable: every field reads its model object, and says so when
 * nobody modelled it. Built once for all stores.
 */
export function executableSchema(): GraphQLSchema {
  executable ??= addResolversToSchema({
    schema: readPublishedSchema(),
    resolvers: {},
    defaultFieldResolver: resolveField,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  });
  return executable;
}
